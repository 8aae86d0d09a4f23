import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from 'react';
import { Pagination } from '@/components/pagination/pagination';
import type { ImportRow } from '@/lib/imports/types';
import { paths } from '@/lib/paths';
import { type Decisions, type Filter, nextUndecided, rowsOf, tallyOf } from './decisions';
import { NotFoundTools } from './not-found-tools';
import { inOrder, type Order } from './orders';
import { RowTable } from './row-table';
import { SAVE_BUTTON, SaveBar, type SavedImport } from './save-bar';
import { ShownRows } from './shown-rows';
import { UndecidedTools } from './undecided-tools';
import { useFocusedRow } from './use-focused-row';

type Props = {
  rows: readonly ImportRow[];
  decisions: Decisions;
  onDecide: Dispatch<SetStateAction<Decisions>>;
  /** The companies to save. */
  cvrs: readonly string[];
  saved: SavedImport | undefined;
  onSaved: (saved: SavedImport | undefined) => void;
};

type Shown = { filter: Filter; order: Order; rows: readonly ImportRow[] };

const ROWS_ON_PAGE = 50;

/** The rows and their companies, a page at a time. */
export function ImportRows({ rows, decisions, onDecide, ...saving }: Props) {
  // Rows stay where they are while they are decided, until a filter or an order is chosen again.
  const [shown, setShown] = useState<Shown>({ filter: 'all', order: 'line', rows });
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const focusRow = useFocusedRow();
  const tally = useMemo(() => tallyOf(rows, decisions), [rows, decisions]);

  function choose({ filter = shown.filter, order = shown.order }: Partial<Shown>) {
    const chosen = inOrder(rowsOf(filter, rows, decisions), order, decisions);
    setShown({ filter, order, rows: chosen });
    setPage(1);
  }

  function goOn(line: number) {
    const next = nextUndecided(shown.rows, decisions, line);
    if (!next) return document.getElementById(SAVE_BUTTON)?.focus();
    setPage(1 + Math.floor(shown.rows.indexOf(next) / ROWS_ON_PAGE));
    focusRow(next.line);
  }

  return (
    <>
      <SaveBar {...saving} tally={tally} />
      <div ref={top} className="flex scroll-mt-32 flex-col gap-3">
        <ShownRows tally={tally} filter={shown.filter} order={shown.order} onChoose={choose} />
        {shown.filter === 'undecided' && tally.undecided > 1 && (
          <UndecidedTools rows={rowsOf('undecided', rows, decisions)} onDecide={onDecide} />
        )}
        {shown.filter === 'missing' && <NotFoundTools rows={rowsOf('missing', rows, decisions)} />}
      </div>
      <RowTable
        rows={shown.rows.slice((page - 1) * ROWS_ON_PAGE, page * ROWS_ON_PAGE)}
        decisions={decisions}
        onDecide={(line, cvr) => onDecide(new Map(decisions).set(line, cvr))}
        onNext={goOn}
      />
      <Pagination
        target={{ path: paths.savedImport(), query: {} }}
        page={page}
        totalPages={Math.ceil(shown.rows.length / ROWS_ON_PAGE)}
        onGo={(next) => {
          setPage(next);
          top.current?.scrollIntoView();
        }}
      />
    </>
  );
}
