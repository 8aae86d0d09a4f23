import type { Scope } from '@/lib/financials/types';
import type { CompanyHref } from './company-href';

/** What of the Financial tab is open. */
export type FinancialView = { scope: Scope; periods: number; danish: boolean };

export type FinancialHref = (change: Partial<FinancialView>) => string;

/** Makes addresses of the tab that keep what is open but for a change; defaults leave them. */
export function financialHref(href: CompanyHref, view: FinancialView, own: Scope): FinancialHref {
  return (change) => {
    const { scope, periods, danish } = { ...view, ...change };
    return href({
      tab: 'financial',
      scope: scope === own ? undefined : scope,
      periods: periods || undefined,
      labels: danish ? 'da' : undefined,
    });
  };
}
