import { useTranslations } from 'next-intl';
import { PlainTable } from '@/components/ui/plain-table';
import { formatNumber } from '@/lib/format';
import type { ImportRow } from '@/lib/imports/types';
import { Candidates } from './candidates';
import type { Decisions } from './decisions';
import { RowResult } from './row-result';

type Props = {
  rows: readonly ImportRow[];
  decisions: Decisions;
  onDecide: (line: number, cvr: string | null) => void;
  /** Goes to the row to be decided after that line. */
  onNext: (line: number) => void;
};

/** Hidden on small screens, where the company's cell shows the same. */
const wide = 'hidden md:table-cell';

export function RowTable({ rows, decisions, onDecide, onNext }: Props) {
  const t = useTranslations('importPage');
  const columns = [
    { label: t('line'), className: wide },
    { label: t('says'), className: wide },
    { label: t('company') },
  ];
  return (
    <PlainTable label={t('result')} columns={columns}>
      {rows.map((row) => (
        <tr key={row.line} className="border-b last:border-b-0">
          <td className={`${wide} w-16 px-3 py-2 text-right text-muted text-sm`}>
            {formatNumber(row.line)}
          </td>
          <td dir="auto" className={`${wide} w-1/3 max-w-0 break-words px-3 py-2`}>
            {row.text}
          </td>
          <td className="w-full max-w-0 px-3 py-2 md:w-2/3">
            <p dir="auto" className="mb-1 break-words text-muted text-sm md:hidden">
              {t('rowSays', { line: formatNumber(row.line), text: row.text })}
            </p>
            {row.outcome === 'uncertain' ? (
              <Candidates
                row={row}
                decided={decisions.get(row.line)}
                onDecide={(cvr) => onDecide(row.line, cvr)}
                onNext={() => onNext(row.line)}
              />
            ) : (
              <RowResult
                row={row}
                isLeftOut={decisions.get(row.line) === null}
                onDecide={(cvr) => onDecide(row.line, cvr)}
              />
            )}
          </td>
        </tr>
      ))}
      {rows.length === 0 && (
        <tr>
          <td colSpan={columns.length} className="px-3 py-6 text-center">
            {t('noRows')}
          </td>
        </tr>
      )}
    </PlainTable>
  );
}
