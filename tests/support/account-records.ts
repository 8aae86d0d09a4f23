import type { CompanyRecord, PeriodRecord } from '@/lib/register/record';

type Accounts = NonNullable<CompanyRecord['accounts']>;

export type YearOf = Partial<
  Pick<PeriodRecord, 'startDate' | 'endDate' | 'scope' | 'currency' | 'employees'>
> & {
  year: number;
  values?: PeriodRecord['values'];
};

/** Annual accounts of an invented company, with a filing per period. */
export function accountsOf(key: string, years: readonly YearOf[]): Accounts {
  const periods = years.map(({ year, values = {}, ...change }, place): PeriodRecord => {
    const days = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
    const filingId = `${key}-${place}`;
    return {
      ...days,
      scope: 'SOLO',
      currency: 'DKK',
      employees: null,
      filingId,
      values,
      ...change,
    };
  });
  const filings = periods.map(({ filingId: id, startDate, endDate }) => ({
    id,
    kind: 'ANNUAL' as const,
    startDate,
    endDate,
    publishedAt: null,
    amended: false,
    pdfUrl: null,
    xbrlUrl: null,
  }));
  return { filings, periods };
}
