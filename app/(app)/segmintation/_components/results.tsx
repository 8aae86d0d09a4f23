import { useTranslations } from 'next-intl';
import { CompanyCard } from '@/components/company/company-card';
import { Pagination } from '@/components/pagination/pagination';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { searchCompanies } from '@/lib/search/queries';
import { SEGMENT_PAGE_SIZE } from '@/lib/search/segment-filters';
import type { SegmentationParams } from '@/lib/search/segmentation-params';
import type { SearchHit } from '@/lib/search/types';
import { cardGrid } from './card-grid';
import { NoCompanies } from './no-companies';

export async function Results({ filters, written, page: wanted }: SegmentationParams) {
  const { items, total, page, totalPages } = await searchCompanies({
    ...{ search: null, filters, page: wanted, pageSize: SEGMENT_PAGE_SIZE },
  });
  const target = { path: paths.segmentation(), query: written };
  if (total === 0) return <NoCompanies filtered={Object.keys(filters).length > 0} />;
  return (
    <>
      <Total total={total} />
      <Cards items={items} query={{ ...written, ...(page > 1 && { page: String(page) }) }} />
      <Pagination target={target} page={page} totalPages={totalPages} />
    </>
  );
}

function Total({ total }: { total: number }) {
  const t = useTranslations('segmentation');
  return (
    <p className="text-body">
      <span className="font-semibold text-ink">{formatNumber(total)}</span> {t('total')}
    </p>
  );
}

type CardsProps = { items: SearchHit[]; query: Record<string, string> };

function Cards({ items, query }: CardsProps) {
  const t = useTranslations('segmentation');
  return (
    <section aria-labelledby="companies">
      <h2 id="companies" className="sr-only">
        {t('results')}
      </h2>
      <ul className={cardGrid}>
        {items.map((company) => (
          <li key={company.key}>
            <CompanyCard
              company={company}
              href={paths.company(company.key, { from: 'segmentation', ...query })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
