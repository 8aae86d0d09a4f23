import { useTranslations } from 'next-intl';
import { ExportButton } from '@/components/exports/export-button';
import { ShareButton } from '@/components/share/share-button';
import { Select } from '@/components/ui/select';
import { truncate } from '@/lib/format';
import { SAVED_PAGE_SIZES, SAVED_SORTS } from '@/lib/saved/constants';
import { savedQuery } from '@/lib/saved/saved-params';
import { useSavedState } from './saved-context';
import { SearchField } from './search-field';

/** Filters for the table, and actions on everything that matches them. */
export function Toolbar({ total }: { total: number }) {
  const { params } = useSavedState();
  const target = { kind: 'saved-query' as const, query: savedQuery(params) };
  return (
    <div className="flex flex-wrap items-center gap-3 lg:min-h-9 print:hidden">
      <SearchField />
      <IndustryFilter />
      <StatusFilter />
      <SortSelect />
      <PageSize />
      {total > 0 && (
        <div className="flex flex-wrap gap-2 xl:ml-auto">
          <ExportButton target={target} total={total} />
          <ShareButton target={target} total={total} />
        </div>
      )}
    </div>
  );
}

function IndustryFilter() {
  const t = useTranslations('savedPage');
  const { params, go, data } = useSavedState();
  const { industries } = data.overview;
  // The URL may name an industry that is not among them; list it anyway.
  const isOther = params.industry !== '' && !industries.includes(params.industry);
  const shown = isOther ? [params.industry, ...industries] : industries;
  return (
    <Select
      label={t('industry')}
      value={params.industry}
      onChange={(industry) => go({ industry })}
      className="min-w-0 flex-1 basis-48 sm:w-44 sm:flex-none"
      fieldClass="min-w-0"
    >
      <option value="">{t('allIndustries')}</option>
      {shown.map((industry) => (
        <option key={industry} value={industry} lang="da" title={industry}>
          {truncate(industry, 25, 24)}
        </option>
      ))}
    </Select>
  );
}

/** Only where there is something to choose: most people save active companies alone. */
function StatusFilter() {
  const t = useTranslations('savedPage');
  const status = useTranslations('company.status');
  const { params, go, data } = useSavedState();
  const { statuses } = data.overview;
  if (statuses.length < 2 && params.status === null) return null;
  return (
    <Select
      label={t('column.status')}
      value={params.status ?? ''}
      onChange={(chosen) => go({ status: statuses.find((one) => one === chosen) ?? null })}
      className="min-w-0 max-sm:flex-1 max-sm:basis-28"
      fieldClass="min-w-0"
    >
      <option value="">{t('allStatuses')}</option>
      {[...new Set([...statuses, ...(params.status ? [params.status] : [])])].map((one) => (
        <option key={one} value={one}>
          {status(one)}
        </option>
      ))}
    </Select>
  );
}

/** For small screens, where the columns, and with them their sortable headings, are hidden. */
function SortSelect() {
  const t = useTranslations('savedPage');
  const { params, go } = useSavedState();
  return (
    <Select
      label={t('sort')}
      value={`${params.sort}-${params.direction}`}
      onChange={(value) => {
        const [name, direction] = value.split('-');
        const sort = SAVED_SORTS.find((known) => known === name);
        if (sort) go({ sort, direction: direction === 'desc' ? 'desc' : 'asc' });
      }}
      // Narrow enough that the page size stays beside it on the smallest screens in every font.
      className="min-w-0 flex-1 basis-32 min-[22rem]:basis-48 lg:hidden"
      fieldClass="min-w-0"
    >
      {SAVED_SORTS.flatMap((sort) =>
        (['asc', 'desc'] as const).map((direction) => (
          <option key={`${sort}-${direction}`} value={`${sort}-${direction}`}>
            {t('sorted', { column: t(`column.${sort}`), direction: t(direction) })}
          </option>
        )),
      )}
    </Select>
  );
}

function PageSize() {
  const t = useTranslations('savedPage');
  const { params, go } = useSavedState();
  return (
    <Select
      seen
      label={t('size')}
      value={params.size}
      fieldClass="min-w-0"
      onChange={(value) => {
        const size = SAVED_PAGE_SIZES.find((known) => String(known) === value);
        if (size) go({ size });
      }}
    >
      {SAVED_PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </Select>
  );
}
