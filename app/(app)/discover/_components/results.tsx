import { useTranslations } from 'next-intl';
import { CompanyCard } from '@/components/company/company-card';
import { Pagination } from '@/components/pagination/pagination';
import type { CompanySummary } from '@/lib/companies/types';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { searchCompanies } from '@/lib/search/queries';
import { NoResults } from './no-results';

type Props = { search: string; page: number };

export async function Results({ search, page: wanted }: Props) {
  const { items, total, page, totalPages } = await searchCompanies({ search, page: wanted });
  if (total === 0) return <NoResults />;
  return (
    <>
      <Total total={total} />
      <Cards items={items} search={search} page={page} />
      <Pagination
        target={{ path: paths.discover(), query: { search } }}
        page={page}
        totalPages={totalPages}
      />
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

function Cards({ items, search, page }: Props & { items: CompanySummary[] }) {
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
