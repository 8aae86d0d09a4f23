import { useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { RemovingLink } from '@/components/ui/removing-link';
import { useChipText } from './chip-text';
import { chipsOf, withoutFilters } from './chips';
import { RemovingChip } from './removing-chip';

/** The active filters, each a link to the results without it. Renders nothing without filters. */
export function FilterChips({ target }: { target: PageTarget }) {
  const t = useTranslations('filters');
  const textOf = useChipText();
  const chips = chipsOf(target.query);
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('active')} className="contents">
        {chips.map((chip) => {
          const text = textOf(chip);
          const href = pageHref({ ...target, query: chip.without }, 1);
          return (
            <RemovingChip key={chip.key} href={href} text={text} label={t('remove', { text })} />
          );
        })}
      </ul>
      <RemovingLink
        kind="clear"
        href={pageHref({ ...target, query: withoutFilters(target.query) }, 1)}
        className="link inline-flex h-7 items-center px-1 text-sm touch:h-11 print:hidden"
      >
        {t('clear')}
        <LinkPending />
      </RemovingLink>
    </div>
  );
}
