import { MISSING } from '@/components/company/company-text';

/** Text from the register is Danish; `isOwn` marks text from our own messages. */
export type Row = [label: string, value: string | null, isOwn?: boolean];

/** Label and value pairs; missing values show a dash. */
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
