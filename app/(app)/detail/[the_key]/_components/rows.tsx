import type { ReactNode } from 'react';
import { MISSING } from '@/components/company/company-text';

/**
 * Text from the register is Danish; `isOwn` marks text from our own messages. A note of ours stands
 * below the value.
 */
export type Row = [label: string, value: ReactNode, isOwn?: boolean, note?: ReactNode];

/** Label and value pairs; missing values show a dash. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-2 sm:grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)]">
      {rows.map(([label, value, isOwn, note]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd
            lang={isOwn ? undefined : 'da'}
            dir="auto"
            className="max-w-prose text-pretty text-left text-ink"
          >
            {value ?? MISSING}
          </dd>
          {note && <dd className="-mt-2 col-start-2 max-w-prose">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
