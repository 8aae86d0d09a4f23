import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cardClass } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { spanText } from '@/lib/roles/band-text';
import { type Combined, type CombinedShares, caveatsOf } from '@/lib/roles/combined';
import type { Owned, Owner } from '@/lib/roles/types';
import type { HoldersHref } from './holders-href';
import { linkClass } from './link-class';

type SectionProps = { id: string; heading: string; text: string; children: ReactNode };

export function CombinedSection({ id, heading, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn(cardClass, 'min-w-0 overflow-hidden')}>
      <h2 id={id} className="scroll-mt-18 px-3 pt-4 text-base sm:px-4">
        {heading}
      </h2>
      <p className="px-3 pt-1 pb-4 text-muted text-sm sm:px-4">{text}</p>
      {children}
    </section>
  );
}

type TableProps = { labelledBy: string; label: string; children: ReactNode };

export function CombinedTable({ labelledBy, label, children }: TableProps) {
  const t = useTranslations('roles.combined');
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed">
      <thead>
        <tr className="border-y bg-raised text-left text-muted text-xs">
          <th scope="col" className="px-3 py-2 font-medium sm:px-4">
            {label}
          </th>
          <th scope="col" className="w-36 px-3 py-2 font-medium sm:w-48 sm:px-4">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps<Node> = {
  holding: Combined<Node>;
  /** The companies of each way, from the owner to what it owns. */
  ways: Node[][];
  /** Companies of the table that are told apart by their CVR numbers. */
  namesakes: ReadonlySet<string>;
  to: HoldersHref;
  children: ReactNode;
};

export function CombinedRow<Node extends Owner | Owned>({
  holding,
  ways,
  namesakes,
  to,
  children,
}: RowProps<Node>) {
  const t = useTranslations('roles');
  const more = holding.waysTotal - ways.length;
  return (
    <tr className="border-b align-baseline">
      <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-4">
        <span className="flex flex-wrap items-baseline gap-x-2">{children}</span>
        <ul className="text-muted text-xs">
          {byPlace(ways, (way) => (
            <li>
              <Way way={way} namesakes={namesakes} to={to} />
            </li>
          ))}
          {more > 0 && (
            <li>{t('combined.moreWays', { count: formatNumber(more), plural: more })}</li>
          )}
        </ul>
      </th>
      <td className="px-3 py-2.5 tabular-nums sm:px-4">
        {spanText(holding.share) ?? <span className="text-muted">{t('noShare')}</span>}
      </td>
    </tr>
  );
}

type WayProps = Pick<RowProps<Owner | Owned>, 'namesakes' | 'to'> & { way: (Owner | Owned)[] };

function Way({ way, namesakes, to }: WayProps) {
  const t = useTranslations('roles.combined');
  const company = useTranslations('company');
  if (way.length === 0) return t('directly');
  return t.rich('through', {
    way: () =>
      byPlace(way, ({ key, name }, place) => (
        <>
          {place > 0 && ' → '}
          <Link href={to.company(key ?? '')} lang="da" className={linkClass}>
            {name ?? key}
          </Link>
          {key !== null && namesakes.has(key) && ` (${company('cvr', { key })})`}
        </>
      )),
  });
}

type NotesProps<Node> = { combined: CombinedShares<Node>; shown: Combined<Node>[] };

/** What the totals do not include. */
export function CombinedNotes<Node>({ combined, shown }: NotesProps<Node>) {
  const t = useTranslations('roles.combined');
  const notes = caveatsOf(combined, shown).map((caveat) => t(caveat));
  return (
    <div className="flex flex-col gap-1 px-3 py-3 text-muted text-sm empty:hidden sm:px-4">
      {byPlace(notes, (note) => (
        <p>{note}</p>
      ))}
    </div>
  );
}
