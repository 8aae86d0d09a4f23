import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FilterChips } from '@/components/filters/filter-chips';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { requireUser } from '@/lib/auth/session';
import { paths } from '@/lib/paths';
import { withSaveStates } from '@/lib/saved/queries';
import { SEGMENT_SIZE } from '@/lib/search/constants';
import { facetCounts } from '@/lib/search/facets';
import { histograms } from '@/lib/search/histograms';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { searchCompanies } from '@/lib/search/queries';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';
import { Filters } from './_components/filters';
import { SegmentLayout } from './_components/layout';
import { Results } from './_components/results';
import { SegmentSkeleton } from './_components/segment-skeleton';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('segmentation');
  return { title: t('title') };
}

export default async function SegmentationPage({ searchParams }: Props) {
  const user = await requireUser();
  const params = await parseSegmentationParams(searchParams, cleanKnownFilters);
  const { written, query, page, sort, filters, ignored } = params;
  const t = await getTranslations('segmentation');
  const question = { search: null, filters };
  const work = Promise.all([
    withSaveStates(user.id, searchCompanies({ ...question, sort, page, pageSize: SEGMENT_SIZE })),
    facetCounts(question),
    histograms(question),
  ]);
  return (
    <StreamWhenSlow work={work} skeleton={<SegmentSkeleton />}>
      {([{ result, saved }, counts, sizes]) => (
        <SegmentLayout
          heading={<h1 className="text-xl">{t('heading')}</h1>}
          filters={<Filters written={written} counts={counts} sizes={sizes} />}
          results={
            <>
              <IgnoredNote ignored={ignored} />
              <FilterChips target={{ path: paths.segmentation(), query }} />
              <Results params={params} result={result} saved={saved} />
            </>
          }
        />
      )}
    </StreamWhenSlow>
  );
}
