import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { paths } from '@/lib/paths';
import { RATIO_FILTERS } from '@/lib/search/percent-filters';
import { isAmount, type ShownField } from '@/lib/search/shown-figures';
import type { Words } from '../text/language';
import { STATUS_NAMES } from '../text/names';
import { dayText, link, plain, type Speak, TEXTS } from '../text/texts';

const NAMES: Record<ShownField, Words> = {
  revenue: { en: 'revenue', da: 'omsætning' },
  grossProfit: { en: 'gross profit', da: 'bruttofortjeneste' },
  profit: { en: 'net profit', da: 'årets resultat' },
  equity: { en: 'equity', da: 'egenkapital' },
  revenueGrowth: { en: 'revenue growth', da: 'vækst i omsætning' },
  grossProfitGrowth: { en: 'gross profit growth', da: 'vækst i bruttofortjeneste' },
  employeesGrowth: { en: 'growth of employees', da: 'vækst i ansatte' },
  solvencyRatio: { en: 'solvency ratio', da: 'soliditetsgrad' },
  liquidityRatio: { en: 'liquidity ratio', da: 'likviditetsgrad' },
  profitMargin: { en: 'profit margin', da: 'overskudsgrad' },
  roe: { en: 'ROE', da: 'egenkapitalens forrentning' },
};

const ratios: ReadonlySet<ShownField> = new Set(RATIO_FILTERS);

/** What a list is sorted and filtered by; the name of what it is sorted by goes without saying. */
function figureTexts({ key, figures = [] }: ListedCompany, by: string, say: Speak): string[] {
  const sorted = by === 'growth' ? 'revenueGrowth' : by;
  return figures.flatMap(({ of, text }) => {
    if (text === null) return [];
    const tab = ratios.has(of) ? 'key-figure' : 'financial';
    const value = link(isAmount(of) ? `${text} DKK` : text, paths.company(key, { tab }));
    return of === sorted ? value : `${say(NAMES[of])} ${value}`;
  });
}

/** What a list of companies tells of one of them: where it is, and what it is listed by. */
export function listedText(company: ListedCompany, by: string, say: Speak): string {
  const { employees, founded, statusSince, town, href } = company;
  const days: Record<string, string | null> = {
    founded: founded && `${say({ en: 'founded', da: 'stiftet' })} ${link(dayText(founded), href)}`,
    statusSince:
      statusSince &&
      `${say(STATUS_NAMES[company.status] ?? TEXTS.notReported)} ${link(dayText(statusSince), href)}`,
  };
  const figures = figureTexts(company, by, say);
  const isByStaff = by === 'employees' || (company.figures === undefined && !(by in days));
  const staff =
    !isByStaff || !employees
      ? null
      : `${link(employees, `${href}#employment`)} ${say({ en: 'employees', da: 'ansatte' })}`;
  const told = [town ? plain(town) : null, days[by] ?? null, staff, ...figures];
  return told.filter((text) => text !== null).join(', ');
}
