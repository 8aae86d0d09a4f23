import { MISSING } from '@/components/company/company-text';

/** A text of the register is Danish, however it is written; `isOwn`: it is a word of ours. */
export type Row = [label: string, value: string | null, isOwn?: boolean];

/** What is known, line by line; what is not has a dash. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      {rows.map(([label, value, isOwn]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd
            lang={isOwn ? undefined : 'da'}
            dir="auto"
            className="max-w-prose text-pretty text-left text-ink"
          >
            {value ?? MISSING}
          </dd>
        </div>
      ))}
    </dl>
  );
}
