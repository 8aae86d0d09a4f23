import { useTranslations } from 'next-intl';
import { StepLink } from '@/components/pagination/step-link';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { runOf } from '@/lib/ai-search/run-params';
import { contained } from '@/lib/contained';
import { formatNumber } from '@/lib/format';
import { loadOrigin, type Origin, trail } from '@/lib/origin/origin';
import { loadVia } from '@/lib/origin/via';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { SEGMENT_SIZE } from '@/lib/search/constants';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { findNeighbours, type Neighbour, type Neighbours } from '@/lib/search/neighbours';
import { parseDiscoverParams } from '@/lib/search/search-params';
import { parseSegmentationParams } from '@/lib/search/segmentation-params';

type Place = Pick<Neighbour, 'key' | 'page'>;

type Asked = { userId: string; searchParams: Promise<RawParams> };
type Props = Asked & { companyKey: string; tab: string | undefined };

/** Steps to the companies before and after this one in the results that it was opened from. */
export async function ResultSteps({ companyKey, tab, ...asked }: Props) {
  const { searchParams } = asked;
  const [origin, via] = await Promise.all([loadOrigin(searchParams), loadVia(searchParams)]);
  const question = via === null && (await loadQuestion(origin, asked));
  if (!origin || !question) return null;
  const found = await contained('results', companyKey, findNeighbours(companyKey, question));
  if (found === null || found === 'failed' || found.total === 1) return null;
  const { page: _, ...query } = origin.query;
  const to = ({ key, page }: Place) => {
    const there = { ...origin, query: page > 1 ? { ...query, page: String(page) } : query };
    return paths.company(key, { ...trail(there, null), tab });
  };
  return <Steps companyKey={companyKey} neighbours={found} to={to} />;
}

/** The search that made these results; null where they are no search. */
async function loadQuestion(origin: Origin | null, { userId, searchParams }: Asked) {
  const known = knownFiltersOf(userId);
  if (origin?.from === 'segmentation') {
    const { filters, sort, page } = await parseSegmentationParams(searchParams, known);
    return { search: null, filters, sort, page, pageSize: SEGMENT_SIZE };
  }
  // The answer to a sentence is not asked for again.
  if (origin?.from !== 'discover' || runOf(await searchParams)) return null;
  const { search, filters, sort, page } = await parseDiscoverParams(searchParams, known);
  return { search: search === '' ? null : search, filters, sort, page };
}

type StepsProps = {
  companyKey: string;
  neighbours: Neighbours;
  to: (place: Place) => string;
};

/** At either end the link leads to the company itself. */
function Steps({ companyKey, neighbours, to }: StepsProps) {
  const t = useTranslations();
  const { place, total, page, before, after } = neighbours;
  const noName = t('company.noName');
  const here = { key: companyKey, page };
  return (
    // As high as the link beside it, so that nothing moves when it comes.
    <nav aria-label={t('detail.resultSteps')} className="-my-3 flex items-center gap-2">
      <span className="text-body text-sm max-sm:sr-only">
        {t('detail.resultOf', { place: formatNumber(place), total: formatNumber(total) })}
      </span>
      <StepLink
        href={to(before ?? here)}
        label={
          before
            ? t('detail.resultBefore', { name: before.name ?? noName })
            : t('detail.resultFirst')
        }
        end={before === null}
        icon={ChevronLeft}
      />
      <StepLink
        href={to(after ?? here)}
        label={
          after ? t('detail.resultAfter', { name: after.name ?? noName }) : t('detail.resultLast')
        }
        end={after === null}
        icon={ChevronRight}
      />
    </nav>
  );
}
