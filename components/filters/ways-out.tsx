import { useFormatter, useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { RemovingLink } from '@/components/ui/removing-link';
import { formatNumber } from '@/lib/format';
import type { WaysOut as Found } from '@/lib/search/ways-out';
import { useChipText } from './chip-text';
import { type Chip, withoutFilters } from './chips';
import type { Removal } from './removals';

/** Of more alternatives only the first are named. */
const NAMED = 3;

type Props = {
  target: PageTarget;
  /** Null where it could not be found out. */
  found: Found<Removal> | null;
  /** Whether the page shows results without any filter. */
  hasUnfiltered: boolean;
};

/** Below a text about no results: which filter to remove or replace, and how many companies that finds. */
export function WaysOut({ target, found, hasUnfiltered }: Props) {
  const t = useTranslations('results');
  const textOf = useRemovalText();
  const counted = (count: number) => ({ count: formatNumber(count), plural: count });
  const links = (found?.ways ?? []).map(({ key, chips, without, count, instead }) => ({
    key,
    query: without,
    text: instead
      ? t(`instead.${instead}`, counted(count))
      : t('without', { filter: textOf(chips), ...counted(count) }),
  }));
  if (found && links.length === 0 && hasUnfiltered && found.unfiltered > 0) {
    const text = t('withoutAny', counted(found.unfiltered));
    links.push({ key: 'any', query: withoutFilters(target.query), text });
  }
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('waysOut')} className="mb-2 flex basis-full flex-col items-center gap-1">
      {links.map(({ key, query, text }) => (
        <li key={key} className="max-w-full">
          <RemovingLink
            kind="way-out"
            href={pageHref({ ...target, query }, 1)}
            className="link inline-block max-w-full break-words py-0.5 touch:py-3"
          >
            {text}
            <LinkPending />
          </RemovingLink>
        </li>
      ))}
    </ul>
  );
}

/** Names filters by their chips: “Fyn” or “Sjælland”. */
function useRemovalText(): (chips: readonly Chip[]) => string {
  const t = useTranslations('results');
  const format = useFormatter();
  const textOf = useChipText();
  return (chips) => {
    const isLong = chips.length > NAMED;
    const named = chips.slice(0, isLong ? NAMED - 1 : NAMED);
    const others = chips.length - named.length;
    return format.list(
      [
        ...named.map((chip) => t('quoted', { text: textOf(chip) })),
        ...(isLong ? [t('others', { count: formatNumber(others) })] : []),
      ],
      { type: 'disjunction' },
    );
  };
}
