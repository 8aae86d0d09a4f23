import { useTranslations } from 'next-intl';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { stickyHead } from '@/components/ui/sticky-head';
import { groupText } from '@/lib/breakdown/group-text';
import type { BreakdownPage } from '@/lib/breakdown/queries';
import type { BreakdownParams } from '@/lib/breakdown/search-params';
import { cn } from '@/lib/cn';
import { isSummed } from '@/lib/search/group-fields';
import { GroupRow } from './group-row';
import { HeadLinks } from './head-links';

type Props = { params: BreakdownParams; found: BreakdownPage };

export function BreakdownTable({ params, found }: Props) {
  const t = useTranslations('breakdown');
  const status = useTranslations('company.status');
  const opinion = useTranslations('filters.opinion');
  const filters = useTranslations('filters');
  const { by, figure } = params;
  const { groups, without, all } = found;
  const largest = Math.max(...groups.map(({ companies }) => companies));
  const row = { figure, all: all.companies, largest };
  return (
    <div className="flex flex-col gap-2">
      <ScrollRegion
        aria-label={t('table')}
        className={cn(
          'more-to-right relative overflow-x-auto rounded-lg border bg-surface print:overflow-visible',
          stickyHead.frame,
        )}
      >
        <table className="w-full border-collapse text-left">
          <HeadLinks params={params} figureName={filters(figure)} />
          <tbody>
            {groups.map(({ value, href, ...counted }) => (
              <GroupRow
                key={value}
                {...row}
                name={groupText(by, value, { t, status, opinion })}
                href={href}
                counted={counted}
              />
            ))}
          </tbody>
          <tfoot className="border-t-2">
            {without.companies > 0 && (
              <GroupRow {...row} name={t('without')} counted={without} largest={null} />
            )}
            <GroupRow {...row} name={t('all')} counted={all} largest={null} isTotal />
          </tfoot>
        </table>
      </ScrollRegion>
      <p className="text-muted text-sm">
        {figure === 'employees'
          ? t('ofEmployees')
          : t(isSummed(figure) ? 'ofAmounts' : 'ofPercentages')}
      </p>
    </div>
  );
}
