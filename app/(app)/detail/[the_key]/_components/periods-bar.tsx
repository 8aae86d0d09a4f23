import { useTranslations } from 'next-intl';
import { StepLink } from '@/components/pagination/step-link';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '@/components/ui/icons';
import { ScreenOrPaper } from '@/components/ui/screen-or-paper';
import { PERIODS_SHOWN } from '@/lib/financials/constants';
import type { PeriodPage } from '@/lib/financials/periods';
import type { FinancialPeriod } from '@/lib/financials/types';
import type { FinancialHref } from './financial-href';

type Props = { page: PeriodPage<FinancialPeriod>; total: number; to: FinancialHref };

/** With more periods than this, links to the newest and oldest are shown as well. */
const MANY = 2 * PERIODS_SHOWN;

/** Shows which periods the tables cover, and links to the others. */
export function PeriodsBar({ page, total, to }: Props) {
  const t = useTranslations('financial');
  const { shown, offset, newer, older } = page;
  const oldest = Math.floor((total - 1) / PERIODS_SHOWN) * PERIODS_SHOWN;
  const step = (periods: number | null) => to({ periods: periods ?? offset });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
        {t('legend')} <ScreenOrPaper screen={t('noFigure')} paper={t('noFigureOnPaper')} />
      </p>
      <nav aria-label={t('periods')} className="flex items-center gap-2">
        <span aria-live="polite" className="text-body text-sm">
          {t('shown', { first: offset + 1, last: offset + shown.length, total })}
        </span>
        {total > shown.length && (
          <>
            {total > MANY && (
              <StepLink
                scroll={false}
                href={step(0)}
                label={t('newest')}
                end={newer === null}
                icon={ChevronsLeft}
              />
            )}
            <StepLink
              scroll={false}
              href={step(newer)}
              label={t('newer')}
              end={newer === null}
              icon={ChevronLeft}
            />
            <StepLink
              scroll={false}
              href={step(older)}
              label={t('older')}
              end={older === null}
              icon={ChevronRight}
            />
            {total > MANY && (
              <StepLink
                scroll={false}
                href={step(oldest)}
                label={t('oldest')}
                end={older === null}
                icon={ChevronsRight}
              />
            )}
          </>
        )}
      </nav>
    </div>
  );
}
