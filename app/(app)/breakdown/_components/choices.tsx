import { useTranslations } from 'next-intl';
import { SwitchNav } from '@/components/ui/switch-nav';
import { keptOrder } from '@/lib/breakdown/constants';
import { type BreakdownParams, ownQuery } from '@/lib/breakdown/search-params';
import { paths } from '@/lib/paths';
import { GROUP_FIELDS, GROUP_FIGURES, isSummed } from '@/lib/search/group-fields';

/** By what companies are grouped, and the figure of the groups. */
export function Choices({ params }: { params: BreakdownParams }) {
  const t = useTranslations('breakdown');
  const filters = useTranslations('filters');
  const { by, figure, order, filters: chosen, query } = params;
  const toChoice = (next: Pick<BreakdownParams, 'by' | 'figure'>) => {
    const own = ownQuery({ ...next, order: keptOrder({ by, order }, next) }, chosen);
    return paths.breakdown({ ...query, ...own });
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Choice label={t('groupBy')}>
        <SwitchNav
          label={t('groupBy')}
          choices={GROUP_FIELDS.map((one) => ({
            text: t(`by.${one}`),
            href: toChoice({ by: one, figure }),
            isCurrent: one === by,
          }))}
        />
      </Choice>
      {(['figure', 'percentage'] as const).map((kind) => (
        <Choice key={kind} label={t(kind)}>
          <SwitchNav
            label={t(kind)}
            choices={GROUP_FIGURES.filter((one) => isSummed(one) === (kind === 'figure')).map(
              (one) => ({
                text: filters(one),
                href: toChoice({ by, figure: one }),
                isCurrent: one === figure,
              }),
            )}
          />
        </Choice>
      ))}
    </div>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
      <span aria-hidden className="w-20 shrink-0 text-muted text-sm">
        {label}
      </span>
      {/* On a telephone each is a line to be pushed aside: below each other they fill the screen. */}
      <div className="min-w-0 max-w-full max-sm:overflow-x-auto max-sm:[&_a]:whitespace-nowrap max-sm:[&_ul]:flex-nowrap">
        {children}
      </div>
    </div>
  );
}
