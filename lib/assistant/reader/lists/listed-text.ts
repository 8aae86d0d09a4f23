import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { paths } from '@/lib/paths';
import { RATIO_FILTERS } from '@/lib/search/percent-filters';
import { isAmount, type ShownField } from '@/lib/search/shown-figures';
import { STATUS_NAMES } from '../text/names';
import { fieldName } from '../text/reading-text';
import { dayText, link, plain, type Speak, TEXTS } from '../text/texts';

const ratios: ReadonlySet<ShownField> = new Set(RATIO_FILTERS);

/** What a list is sorted and filtered by; the name of what it is sorted by goes without saying. */
function figureTexts({ key, figures = [] }: ListedCompany, by: string, say: Speak): string[] {
  const sorted = by === 'growth' ? 'revenueGrowth' : by;
  return figures.flatMap(({ of, text }) => {
    if (text === null) return [];
    const tab = ratios.has(of) ? 'key-figure' : 'financial';
    const value = link(isAmount(of) ? `${text} DKK` : text, paths.company(key, { tab }));
    return of === sorted ? value : `${say(fieldName(of))} ${value}`;
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
