import type { Scope } from '@/lib/financials/types';
import type { CompanyHref } from './company-href';

/** The view state of the Financial tab. */
type FinancialView = {
  scope: Scope;
  periods: number;
  danish: boolean;
  /** The last day of the year whose report is shown in its own words; null: of the newest. */
  words: string | null;
};

export type FinancialHref = (change: Partial<FinancialView>) => string;

/** Builds URLs of the tab with one change applied to the view; defaults are left out. */
export function financialHref(href: CompanyHref, view: FinancialView, own: Scope): FinancialHref {
  return (change) => {
    const { scope, periods, danish, words } = { ...view, ...change };
    return href({
      tab: 'financial',
      scope: scope === own ? undefined : scope,
      periods: periods || undefined,
      labels: danish ? 'da' : undefined,
      words: words ?? undefined,
    });
  };
}
