import { useTranslations } from 'next-intl';
import { CompanyCard } from '@/components/company/company-card';
import { Pagination } from '@/components/pagination/pagination';
import type { CompanySummary } from '@/lib/companies/types';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { searchCompanies } from '@/lib/search/queries';
import type { DiscoverParams } from '@/lib/search/search-params';
import { NoResults } from './no-results';

export async function Results({ query, ...wanted }: DiscoverParams) {
  const { search } = wanted;
  const { items, total, page, totalPages } = await searchCompanies(wanted);
  if (total === 0) return <NoResults />;
  return (
    <>
      <Total total={total} />
      <Cards items={items} search={search} page={page} />
      <Pagination target={{ path: paths.discover(), query }} page={page} totalPages={totalPages} />
    </>
  );
}

function Total({ total }: { total: number }) {
  const t = useTranslations('discover');
  return (
    <p className="text-body">
      <span className="font-semibold text-ink">{formatNumber(total)}</span> {t('total')}
    </p>
  );
}

type CardsProps = { items: CompanySummary[]; search: string; page: number };

function Cards({ items, search, page }: CardsProps) {
  const t = useTranslations('discover');
  const origin = { from: 'discover', search, page: page > 1 ? page : undefined };
  return (
    <section aria-labelledby="companies">
      <h2 id="companies" className="sr-only">
        {t('results')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {items.map((company) => (
          <li key={company.key}>
            <CompanyCard company={company} href={paths.company(company.key, origin)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
