import { useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { RemovingLink } from '@/components/ui/removing-link';
import { formatNumber } from '@/lib/format';
import { choicesOf } from '@/lib/search/filter-params';
import { ALL_SAVED } from '@/lib/search/saved-values';

type Props = {
  target: PageTarget;
  items: readonly { key: string }[];
  saved: (key: string) => { id: string | null };
};

/**
 * How many companies of the page the user has saved, and a link that leaves out all that is saved.
 * Renders nothing for none, and where what is saved is a filter already.
 */
export function SavedNote({ target, items, saved }: Props) {
  const t = useTranslations('results');
  const { query } = target;
  const count = items.filter(({ key }) => saved(key).id !== null).length;
  if (count === 0 || query.saved || choicesOf(query.notSaved).includes(ALL_SAVED)) return null;
  const notSaved = [ALL_SAVED, ...choicesOf(query.notSaved)].join('|');
  return (
    <p className="text-muted text-sm">
      {t('saved', { count: formatNumber(count) })}{' '}
      <RemovingLink
        kind="saved"
        href={pageHref({ ...target, query: { ...query, notSaved } }, 1)}
        className="link link-alone print:hidden"
      >
        {t('hideSaved')}
        <LinkPending />
      </RemovingLink>
    </p>
  );
}
