import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { formatNumber } from '@/lib/format';
import type { ImportRow } from '@/lib/imports/types';
import { paths } from '@/lib/paths';
import { CompanyName } from './company';
import { HowFound } from './how-found';
import { wordsToSearch } from './not-found';

type Props = {
  row: ImportRow;
  isLeftOut: boolean;
  onDecide: (cvr: string | null) => void;
};

/** The company of a row that is certain, which may be left out, or that there is none. */
export function RowResult({ row, isLeftOut, onDecide }: Props) {
  const t = useTranslations('importPage');
  const [company] = row.candidates;
  return (
    <div className="flex flex-col gap-1">
      {row.repeats !== null && (
        <p className="text-body text-sm">{t('repeats', { line: formatNumber(row.repeats) })}</p>
      )}
      {company ? (
        <div className="flex items-start justify-between gap-3">
          <CompanyName company={company} />
          {row.outcome === 'found' && (
            <Checkbox
              label={t('include')}
              aria-label={t('includeCompany', { name: company.name })}
              checked={!isLeftOut}
              onChange={({ target }) => onDecide(target.checked ? company.cvr : null)}
              autoComplete="off"
              className="shrink-0 touch:-mt-2"
            />
          )}
        </div>
      ) : (
        <NotFound text={row.text} />
      )}
      <HowFound row={row} />
    </div>
  );
}

function NotFound({ text }: { text: string }) {
  const t = useTranslations('importPage');
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {t('notFound')}
      <a
        href={paths.discover({ search: wordsToSearch(text) })}
        target="_blank"
        rel="noopener"
        className="rounded-sm font-medium text-accent underline-offset-4 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
      >
        {t('searchFor')}
        <span className="sr-only">
          {' '}
          ({text}, {t('newTab')})
        </span>
      </a>
    </p>
  );
}
