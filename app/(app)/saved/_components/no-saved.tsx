import { Bookmark, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { isNarrowed } from '@/lib/saved/saved-params';
import { allOf } from './list-column';
import { useSavedState } from './saved-context';

/** Nothing saved yet, an empty list, an unknown list, or no match for the filters. */
export function NoSaved() {
  const t = useTranslations('savedPage');
  const status = useTranslations('company.status');
  const { params, data, list, go, focus } = useSavedState();
  /** The pressed button disappears with the empty state, so move the focus on. */
  const widen = (change: Parameters<typeof go>[0]) => {
    go(change);
    focus();
  };
  if (data.overview.total === 0 || (params.list === null && !isNarrowed(params))) {
    return (
      <EmptyState icon={Bookmark} heading={t('noRecord')} text={t('noRecordText')}>
        <Link href={paths.search()} className={buttonClass({ variant: 'primary' })}>
          {t('search')}
        </Link>
        <Link href={paths.segmentation()} className={buttonClass()}>
          {t('segmentation')}
        </Link>
        <Link href={paths.savedImport(params.list ?? undefined)} className={buttonClass()}>
          {t('import')}
        </Link>
      </EmptyState>
    );
  }
  const showAll = <Button onClick={() => widen({ ...allOf, list: null })}>{t('showAll')}</Button>;
  if (params.list !== null && !list) {
    return (
      <EmptyState icon={SearchX} heading={t('noList')} text={t('noListText')}>
        {showAll}
      </EmptyState>
    );
  }
  if (!isNarrowed(params)) {
    return (
      <EmptyState icon={Bookmark} heading={t('noRecord')} text={t('emptyList')}>
        {showAll}
      </EmptyState>
    );
  }
  const asked = [
    params.search && t('asked.search', { text: params.search }),
    params.industry && t('asked.industry', { text: params.industry }),
    params.status && t('asked.status', { text: status(params.status) }),
    params.tag && t('asked.tag', { text: params.tag }),
  ].filter(Boolean);
  return (
    <EmptyState
      icon={SearchX}
      heading={t('noRecord')}
      text={t(list ? 'noMatchInList' : 'noMatchText', { asked: asked.join(', ') })}
    >
      <Button onClick={() => widen(allOf)}>{t('clearFilters')}</Button>
      {list && <Button onClick={() => widen({ list: null })}>{t('askAll')}</Button>}
    </EmptyState>
  );
}
