import { useTranslations } from 'next-intl';
import type { PageTarget } from '@/components/pagination/page-href';
import { formatNumber } from '@/lib/format';
import { choicesOf } from '@/lib/search/filter-params';
import { ALL_SAVED } from '@/lib/search/saved-values';
import { HidingNote } from './hiding-note';

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
  return (
    <HidingNote
      target={target}
      leavesOut={{ param: 'notSaved', value: ALL_SAVED }}
      kind="saved"
      text={t('saved', { count: formatNumber(count) })}
      label={t('hideSaved')}
    />
  );
}
