import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MISSING } from '@/components/company/company-text';
import { cn } from '@/lib/cn';
import { placesOfHighest } from '@/lib/comparison/highest';
import type { ComparedCompany } from '@/lib/comparison/types';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';

export const nameClass =
  'sticky left-0 z-10 border-t border-r bg-surface px-3 text-left font-normal sm:px-4 lg:border-r-transparent print:static print:px-2';

type GroupProps = { label: string; columns: number; blank: number };

/** The heading of a group of rows. */
export function GroupRow({ label, columns, blank }: GroupProps) {
  return (
    <tr>
      <th
        scope="rowgroup"
        className={cn(nameClass, 'bg-raised! py-2 font-medium! text-muted text-xs')}
      >
        {withSoftHyphens(label)}
      </th>
      <td colSpan={columns} className="border-t bg-raised" />
      {blank > 0 && <td colSpan={blank} className="hidden border-t bg-raised lg:table-cell" />}
    </tr>
  );
}

type RowProps = {
  label: string;
  /** In small print below the label. */
  hint?: string;
  companies: readonly ComparedCompany[];
  /** Number of columns not yet filled by a company. */
  blank: number;
  /** Returns null where the register has no value. */
  cell: (compared: ComparedCompany, place: number) => ReactNode;
  cellClass?: string;
};

export function Row({ label, hint, companies, blank, cell, cellClass }: RowProps) {
  return (
    <tr className="align-top">
      <th scope="row" className={cn(nameClass, 'break-words py-2.5')}>
        {withSoftHyphens(label)}
        {hint && <span className="block text-muted text-xs">{hint}</span>}
      </th>
      {companies.map((compared, place) => (
        <td
          key={compared.company.key}
          className={cn('break-words border-t px-4 py-2.5 print:px-2', cellClass)}
        >
          {cell(compared, place) ?? <span className="text-muted">{MISSING}</span>}
        </td>
      ))}
      {blank > 0 && <td colSpan={blank} className="hidden border-t lg:table-cell" />}
    </tr>
  );
}

type FigureRowProps = Omit<RowProps, 'cell'> & {
  /** The number that figures are compared by; null where there is none. */
  value: (compared: ComparedCompany) => number | null;
  shown: (compared: ComparedCompany) => ReactNode;
  /** Rendered below the figure, also when it is missing. */
  below?: (compared: ComparedCompany) => ReactNode;
  /** Whether these figures can be compared with each other at all. */
  isComparable?: boolean;
};

/** A row of figures in which the highest is highlighted. */
export function FigureRow({ value, shown, below, isComparable = true, ...row }: FigureRowProps) {
  const t = useTranslations('compare');
  const highest = placesOfHighest(isComparable ? row.companies.map(value) : []);
  return (
    <Row
      {...row}
      cell={(compared, place) => {
        const text = shown(compared) ?? <span className="text-muted">{MISSING}</span>;
        return (
          <>
            {highest.has(place) ? (
              <span className="font-semibold text-ink">
                {text}
                <span className="sr-only"> ({t('highest')})</span>
              </span>
            ) : (
              text
            )}
            {below?.(compared)}
          </>
        );
      }}
    />
  );
}
