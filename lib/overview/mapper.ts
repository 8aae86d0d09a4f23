import { withoutOpenEnd } from '@/lib/companies/employees-text';
import { isoDay } from '@/lib/format';
import { toUnitData } from '@/lib/units/mapper';
import type { OverviewData } from './answers';
import type { Overview } from './types';

/** Maps the overview to the API's wire format. */
export const toOverviewData = ({
  articles,
  parent,
  firstAccounts,
  otherNames,
  employment,
  timeline,
  units,
}: Overview): OverviewData => ({
  purpose: articles.purpose,
  capital: articles.capital,
  capital_currency: articles.capitalCurrency,
  drawing_rule: articles.signingRule,
  financial_year: { start: articles.financialYearStart, end: articles.financialYearEnd },
  audit_waived: articles.auditWaived,
  listed: articles.listed,
  capital_partly_paid: articles.capitalPartlyPaid,
  share_classes: articles.shareClasses,
  branch_of: parent && { name: parent.name, participant_id: parent.id },
  articles_on: isoDay(articles.articlesOn),
  first_accounts: firstAccounts && {
    start: isoDay(firstAccounts.start),
    end: isoDay(firstAccounts.end),
  },
  other_names: otherNames.map(({ name, kind, validFrom, validTo }) => ({
    name,
    kind,
    valid_from: isoDay(validFrom),
    valid_to: isoDay(validTo),
  })),
  employment: employment && {
    months: employment.months,
    points: employment.points.map(({ startsOn, employees, fullTime }) => ({
      starts_on: isoDay(startsOn),
      ...withoutOpenEnd(employees),
      full_time: fullTime,
    })),
  },
  timeline: timeline.events.map(({ on, field, before, after, companies = [] }) => ({
    on: isoDay(on),
    field,
    before,
    after,
    companies: companies.map(({ key, name }) => ({ the_key: key, name })),
  })),
  timeline_total: timeline.total,
  units: toUnitData(units),
});
