import { useLocale, useTranslations } from 'next-intl';
import { countOf, readNumberList } from '@/lib/search/number-list';

/** The search text; for a long list of numbers, only how many there are. */
export function Heading({ search }: { search: string }) {
  const t = useTranslations('discover');
  const language = useLocale();
  const list = readNumberList(search);
  const isQuoted = search !== '' && list === null;
  return (
    <h1 lang={isQuoted ? 'da' : undefined} className="min-w-0 text-xl">
      {search === '' && t('headingFiltered')}
      {list && t('headingNumbers', { count: countOf(list) })}
      {isQuoted && (
        <>
          <span lang={language}>{t('heading')}</span> <q className="break-words">{search}</q>
        </>
      )}
    </h1>
  );
}
