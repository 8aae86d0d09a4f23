import { useTranslations } from 'next-intl';
import { SwitchNav } from '@/components/ui/switch-nav';
import { usualOrder } from '@/lib/breakdown/constants';
import { type BreakdownParams, ownQuery } from '@/lib/breakdown/search-params';
import { paths } from '@/lib/paths';
import { GROUP_FIELDS, GROUP_FIGURES } from '@/lib/search/group-fields';

/** By what companies are grouped, and the figure of the groups. */
export function Choices({ params }: { params: BreakdownParams }) {
  const t = useTranslations('breakdown');
  const filters = useTranslations('filters');
  const { by, figure, order, filters: chosen, query } = params;
  const to = (own: Record<string, string>) => paths.breakdown({ ...query, ...own });
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Choice label={t('groupBy')}>
        <SwitchNav
          label={t('groupBy')}
          choices={GROUP_FIELDS.map((one) => ({
            text: t(`by.${one}`),
            // Another kind of group has an order of its own.
            href: to(ownQuery({ by: one, figure, order: usualOrder(one) }, chosen)),
            isCurrent: one === by,
          }))}
        />
      </Choice>
      <Choice label={t('figure')}>
        <SwitchNav
          label={t('figure')}
          choices={GROUP_FIGURES.map((one) => ({
            text: filters(one),
            href: to(ownQuery({ by, figure: one, order }, chosen)),
            isCurrent: one === figure,
          }))}
        />
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
      <span aria-hidden className="w-20 shrink-0 text-muted text-sm">
        {label}
      </span>
      {children}
    </div>
  );
}
