import 'server-only';
import { z } from 'zod';
import { entriesOf } from '@/lib/entries';
import { AppError } from '@/lib/errors';
import { listLists } from '@/lib/saved/lists';
import type { FilterParam } from '@/lib/search/filter-params';
import { knownFiltersOf } from '@/lib/search/known-filters';
import { asInRegister } from '@/lib/search/meant-values';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import type { WrittenFilters } from '@/lib/search/read-filters';
import { listValue } from '@/lib/search/saved-values';
import {
  CHANGE_TEXTS,
  opinionsSchema,
  searchTextSchema,
  statusesSchema,
  trendSchema,
} from '@/lib/search/tool-arguments';
import type { CompanyFilters } from '@/lib/search/types';
import type { ChangeParam } from '@/lib/search-index/change-filters';
import {
  GROWTH_FILTERS,
  PERCENT_FILTERS,
  type PercentParam,
} from '@/lib/search-index/percent-filters';
import { nearValues } from './near-values';

const names = (text: string) => z.array(z.string().max(200)).max(20).optional().describe(text);
const count = (text: string) => z.int().min(0).max(999_999_999).optional().describe(text);
const thousands = (text: string) =>
  z
    .int()
    .min(-999_999_999)
    .max(999_999_999)
    .optional()
    .describe(`${text}, thousands of DKK; accounts in other currencies are left out`);
const percent = (text: string) =>
  z.number().min(-999_999).max(999_999).optional().describe(`${text}, with one decimal at most`);
const flag = (text: string) => z.boolean().optional().describe(text);
const day = (text: string) => z.iso.date().optional().describe(`${text}, YYYY-MM-DD`);

const growths: ReadonlySet<string> = new Set(GROWTH_FILTERS);
const percents = Object.fromEntries(
  PERCENT_FILTERS.flatMap((name) => {
    const unit = growths.has(name)
      ? 'per cent over the year before (a fall is negative)'
      : 'per cent, of the newest accounts';
    return [
      [`${name}From`, percent(`At least so much ${name}, ${unit}`)],
      [`${name}To`, percent(`At most so much ${name}, ${unit}`)],
    ];
  }),
) as Record<PercentParam, ReturnType<typeof percent>>;

const changes = Object.fromEntries(
  entriesOf(CHANGE_TEXTS).flatMap(([name, text]) => [
    [`${name}From`, day(`${text}: this one or later`)],
    [`${name}To`, day(`${text}: this one or earlier`)],
  ]),
) as Record<ChangeParam, ReturnType<typeof day>>;

/** The words and filters of tools that search. */
export const searchArguments = z.strictObject({
  query: searchTextSchema.min(MIN_QUERY_LENGTH).optional(),
  industry: names(
    'Main industries: by their Danish names, as answers have them, their English names or six-digit codes',
  ),
  sector: names(
    'Sectors, such as Bygge og anlæg, and divisions of industries, such as Detailhandel: by their Danish or English names',
  ),
  companyType: names(
    'Legal forms: Danish names, such as Anpartsselskab, or short ones, such as ApS',
  ),
  region: names('Regions: Hovedstaden, Sjælland, Syddanmark, Midtjylland, Nordjylland'),
  municipality: names('Municipalities by their names'),
  postalCode: names('Postal codes and ranges of them, such as 2100 or 8000-8270'),
  status: statusesSchema,
  employeesFrom: count('At least so many employees'),
  employeesTo: count('At most so many employees'),
  revenueFrom: thousands('Least revenue'),
  revenueTo: thousands('Largest revenue'),
  netProfitFrom: thousands('Least result of the year'),
  netProfitTo: thousands('Largest result of the year'),
  grossProfitFrom: thousands('Least gross profit'),
  grossProfitTo: thousands('Largest gross profit'),
  equityFrom: thousands('Least equity'),
  equityTo: thousands('Largest equity'),
  assetsFrom: thousands('Least total assets'),
  assetsTo: thousands('Largest total assets'),
  ...percents,
  trends: z
    .array(trendSchema)
    .max(8)
    .optional()
    .describe(
      'Such as revenueUp, profitDown, employeesUp3, lossMaking2 or negativeEquity3: a number says for at least how many of the newest years in a row; without one, lossMaking, profitable, negativeEquity and positiveEquity are of the newest accounts in any currency, for a sign without an amount',
    ),
  foundedFrom: day('First day of founding'),
  foundedTo: day('Last day of founding'),
  statusFrom: day('With status: it began this day or later; of ceased companies their last day'),
  statusTo: day('With status: it began this day or earlier'),
  ...changes,
  advertisingProtected: flag(
    'Those that must not be sent unsolicited advertising; false leaves them out',
  ),
  hasTelephone: flag('A telephone number is known; false: none is'),
  hasEmail: flag('An email address is known; false: none is'),
  hasWebsite: flag('A website is known; false: none is'),
  listed: flag('Shares on a stock exchange'),
  auditWaived: flag('Accounts without an audit; of many companies neither is known'),
  goingConcern: flag(
    'The newest annual report that could be read has a note on uncertainty about going concern; false: none is known',
  ),
  modifiedOpinion: flag("Its auditor's opinion is modified; false: none is known"),
  capitalLost: flag(
    'The newest accounts have equity below half of the share capital, also below zero; false: not known to be so',
  ),
  opinion: opinionsSchema,
  mentions: names(
    'What the newest annual report mentions, mostly in Danish: any of these texts, each with all of its words',
  ),
  saved: names('What the user has saved: * is everything, else the names of lists'),
  notSaved: names('Left out of what the user has saved, likewise'),
});

type Filters = Omit<z.output<typeof searchArguments>, 'query'>;

/** Parameters of URLs by the names that the tool has for them: there profit is the gross one. */
const URL_NAMES: Partial<Record<string, FilterParam>> = {
  employeesFrom: 'numEmployeesFrom',
  employeesTo: 'numEmployeesTo',
  grossProfitFrom: 'profitFrom',
  grossProfitTo: 'profitTo',
};
const OWN_NAMES = new Map(Object.entries(URL_NAMES).map(([own, inUrl]) => [inUrl, own]));

/** The filters as URL parameters, so that they have the same meaning everywhere. */
const written = (given: Filters): WrittenFilters =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      URL_NAMES[name] ?? name,
      Array.isArray(value) ? value.join('|') : value?.toString(),
    ]),
  );

/** Names of lists as the filter has them. */
const listsOf = ({ saved, notSaved }: Filters) => ({
  ...(saved && { saved: saved.map(listValue) }),
  ...(notSaved && { notSaved: notSaved.map(listValue) }),
});

const isOfLists = ({ param }: { param: string }) => param === 'saved' || param === 'notSaved';

async function ownLists(userId: string): Promise<string[]> {
  const lists = await listLists(userId);
  if (lists.length === 0) return ['The user has no lists'];
  return [`The user has as lists: ${lists.map(({ name }) => name).join('; ')}`];
}

/**
 * @param userId Whose lists are meant.
 * @throws AppError invalid_input naming each argument at fault, and the values that may be meant.
 */
export async function filtersOf(given: Filters, userId: string): Promise<CompanyFilters> {
  const meant = { ...given, ...(await asInRegister(given)), ...listsOf(given) };
  const { filters, problems } = await knownFiltersOf(userId)(written(meant));
  if (problems.length === 0) return filters;
  const sentences = problems.map(
    ({ param, sentence }) => `${OWN_NAMES.get(param) ?? param}: ${sentence}`,
  );
  const lists = problems.some(isOfLists) ? await ownLists(userId) : [];
  const near = [...lists, ...(await nearValues(meant))];
  throw new AppError('invalid_input', [...sentences, ...near].join('\n'));
}
