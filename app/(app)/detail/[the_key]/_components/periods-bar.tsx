import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PeriodPage } from '@/lib/financials/periods';
import type { FinancialPeriod, Scope } from '@/lib/financials/types';
import type { CompanyHref } from './origin';
import { ScopeSwitch } from './scope-switch';

type Props = {
  page: PeriodPage<FinancialPeriod>;
  total: number;
  scope: Scope;
  /** The company alone and the group both have accounts. */
  hasBoth: boolean;
  href: CompanyHref;
};

/** Says what the tables show, and leads to the other periods and the other scope. */
export function PeriodsBar({ page, total, scope, hasBoth, href }: Props) {
  const t = useTranslations('financial');
  const { shown, offset, newer, older } = page;
  const to = (periods: number | null) =>
    href({
      tab: 'financial',
      scope: hasBoth && scope === 'group' ? scope : undefined,
      periods: (periods ?? offset) || undefined,
    });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {hasBoth && <ScopeSwitch scope={scope} href={href} />}
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">{t('legend')}</p>
      <nav aria-label={t('periods')} className="flex items-center gap-2">
        <span className="text-body text-sm">
          {t('shown', { first: offset + 1, last: offset + shown.length, total })}
        </span>
        {total > shown.length && (
          <>
            <Step href={to(newer)} label={t('newer')} end={newer === null}>
              <ChevronLeft aria-hidden className="size-4" />
            </Step>
            <Step href={to(older)} label={t('older')} end={older === null}>
              <ChevronRight aria-hidden className="size-4" />
            </Step>
          </>
        )}
      </nav>
    </div>
  );
}

type StepProps = { href: string; label: string; end: boolean; children: ReactNode };

/** Stays a link at the ends, so that the keyboard does not lose its place there. */
function Step({ href, label, end, children }: StepProps) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={label}
      aria-disabled={end || undefined}
      className={buttonClass({
        icon: true,
        className: 'aria-disabled:bg-raised aria-disabled:text-muted',
      })}
    >
      {children}
    </Link>
  );
}
