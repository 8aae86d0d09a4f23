import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { companiesIn, findNamedCompany, type NamedCompany } from '@/lib/assistant/tools/search';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { compareAnswer, isInTable } from '../figures/compare-answer';
import { totalTold } from '../figures/figure-of';
import type { Subject } from '../question/asked';
import type { OfOne } from '../question/understand-company';
import { withRespelling } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { joined, noted, plain } from '../text/texts';
import { isNamedIn } from '../words/match';
import { isPlace } from './within-name';

/** "Bech og Kjær": the names that a text may consist of. */
const partsOf = (name: string) =>
  name
    .split(/,? (?:and|og|or|eller|samt|plus) |, /)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isOne = (found: NamedCompany) => found.kind === 'one';

/** A name that no company has exactly may be several names. */
async function findEach(name: string): Promise<NamedCompany[]> {
  const found = await findNamedCompany(name);
  const parts = partsOf(name);
  if (parts.length < 2 || (found.kind !== 'none' && found.isSame)) return [found];
  const each = await Promise.all(parts.slice(0, MOST_COMPARED).map(findNamedCompany));
  return each.some(isOne) ? each : [found];
}

/** "Bech A/S, Aarhus", "Bech A/S, Vestergade 4": where it is, and no other company. */
async function isWhere(name: string, found: NamedCompany[]): Promise<boolean> {
  if (found.some((one) => one.kind !== 'none' && one.isSame)) return false;
  return /\d/.test(name) || (await isPlace(name));
}

/** All companies that a question names beside each other; null when it sets apart fewer than two. */
export async function findSeveral({ name, also = [] }: Subject): Promise<NamedCompany[] | null> {
  if (name === null || also.length === 0) return null;
  const names = [name, ...also].slice(0, MOST_COMPARED);
  const found = await Promise.all(names.map(findEach));
  const where = await Promise.all(names.map((one, at) => isWhere(one, found[at] ?? [])));
  const companies = found.filter((_, at) => !where[at]).flat();
  return companies.length > 0 ? companies : null;
}

/**
 * The companies in a name such as "Bech og Kjær" that no company has; null unless the register has
 * each of them, or with `isSure` at least one.
 */
export async function findParts(name: string, isSure: boolean): Promise<NamedCompany[] | null> {
  const parts = partsOf(name);
  if (parts.length < 2 || parts.length > MOST_COMPARED) return null;
  const found = await Promise.all(parts.map(findNamedCompany));
  const isMeant = isSure ? found.some(isOne) : found.every((one) => isOne(one) && one.isSame);
  return isMeant ? found : null;
}

/** Whether a table of several companies has all that is asked: figures of their newest years. */
function isOfTable(asked: OfOne): boolean {
  if (asked.kind === 'roles') return false;
  const { fields, year, history } = asked;
  const isNewest = !year && !history && !('span' in asked && asked.span);
  return isNewest && (fields ?? []).every(isInTable);
}

const TOTAL =
  'together|altogether|combined|in total|in all|total|sum|tilsammen|sammenlagt|i alt|samlet|summen';

/** "How many employees do Bech and Kjær have together?" */
async function totalText(
  asking: Asking,
  companies: readonly ListedCompany[],
  asked: OfOne,
): Promise<string[]> {
  const { question } = asking;
  const [field, more] = 'fields' in asked ? (asked.fields ?? []) : [];
  if (!field || more || !isNamedIn(TOTAL, question)) return [];
  const isEmployees = asked.kind === 'fact' && field === 'employees';
  if (!isEmployees && asked.kind !== 'amounts') return [];
  const { sentence } = await totalTold(asking, companies, { as: 'sum', by: asked });
  return sentence === null ? [] : [sentence];
}

/** Names beyond the maximum number of columns. */
export function leftOut({ say }: Asking, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const left = joined(names.map(plain), say);
  return noted(say, {
    en: `I compare at most ${MOST_COMPARED} companies; left out: ${left}.`,
    da: `Jeg sammenligner højst ${MOST_COMPARED} virksomheder; udeladt: ${left}.`,
  });
}

/** How a question is answered for one company, and what it asks. */
export type Work = {
  work: (company: ListedCompany) => Promise<Reply>;
  asked?: OfOne;
};

/**
 * Answers for each company: in one table where it has what is asked, else one answer after another.
 * @param problems what is told of names that are not exactly one company
 */
export async function severalAnswer(
  asking: Asking,
  { found, problems, left }: { found: NamedCompany[]; problems: string[]; left: readonly string[] },
  { work, asked }: Work,
): Promise<Reply> {
  const companies = companiesIn(found).slice(0, MOST_COMPARED);
  const [first] = companies;
  const notes = [...problems, ...leftOut(asking, left)];
  if (!first) return { text: notes.join('\n\n') };
  const texts: string[] = [];
  if (asked && isOfTable(asked) && companies.length > 1) {
    texts.push(...(await totalText(asking, companies, asked)));
    texts.push((await compareAnswer(asking, companies)).text);
  } else {
    for (const company of companies) texts.push((await work(company)).text);
  }
  return withRespelling(found, { text: [...texts, ...notes].join('\n\n') }, asking.say);
}
