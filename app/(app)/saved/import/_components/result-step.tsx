import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { AnotherButton } from './another-button';
import { ColumnChoice } from './column-choice';
import { cvrsOf, type Decisions, isLeft, keptDecisions } from './decisions';
import { ImportRows } from './import-rows';
import { keepSaved, keptImport, useKeptImport } from './kept-import';
import type { Result } from './result';
import type { SavedImport } from './save-bar';
import type { Reading } from './use-reading';

type Props = { reading: Reading; result: Result };

/** What was read: the columns that were used, and the companies of the rows. */
export function ResultStep({ reading, result }: Props) {
  const t = useTranslations('importPage');
  const [decisions, setDecisions] = useState<Decisions>(keptImport()?.decisions ?? new Map());
  const [decided, setDecided] = useState(result);
  const [saved, setSaved] = useState<SavedImport | undefined>(keptImport()?.saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer } = result;
  const { source, error, isReading, retry, leave } = reading;
  if (decided !== result) {
    setDecided(result);
    setDecisions(keptDecisions(decided.answer.rows, answer.rows, decisions));
  }
  const cvrs = useMemo(() => {
    const chosen = cvrsOf(answer.rows, decisions);
    return saved?.cvrs.join() === chosen.join() ? saved.cvrs : chosen;
  }, [answer, decisions, saved]);
  const isSaved = saved?.cvrs === cvrs;
  const isUnsaved = !isSaved && (cvrs.length > 0 || decisions.size > 0);
  // The page of what was saved is a link away: rows that it leaves are still to be looked at.
  const isDone = isSaved && !answer.rows.some((row) => isLeft(row, decisions));
  useKeptImport(isDone ? null : { source, result, decisions, saved }, isUnsaved);
  function tellSaved(next: SavedImport | undefined) {
    setSaved(next);
    keepSaved(result, next);
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} dir="auto" className="min-w-0 break-words text-lg">
          {source instanceof File ? source.name : t('pastedRows')}
        </h2>
        <AnotherButton isUnsaved={isUnsaved} onLeave={leave} />
      </div>
      <ColumnChoice reading={reading} answer={answer} />
      {error !== undefined ? (
        <div className="flex flex-col items-start gap-2">
          <Alert>{error}</Alert>
          <Button
            onClick={() => {
              void retry();
              // The button disappears.
              heading.current?.focus();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div
          aria-busy={isReading}
          inert={isReading}
          className={cn('flex flex-col gap-4 transition-opacity', isReading && 'opacity-60')}
        >
          <ImportRows
            key={result.number}
            rows={answer.rows}
            decisions={decisions}
            onDecide={setDecisions}
            cvrs={cvrs}
            saved={saved}
            onSaved={tellSaved}
          />
        </div>
      )}
    </>
  );
}
