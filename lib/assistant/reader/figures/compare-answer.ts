import { type Compared, compareCompanies } from '@/lib/assistant/tools/compare';
import type { Fact, ListedCompany } from '@/lib/assistant/tools/facts';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { amountName, companyLink, factName, STATUS_NAMES } from '../text/names';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link, TEXTS } from '../text/texts';
import { keyFigureName } from './figure-answers';
import { isRankable, lackingText, rankedPeriod } from './figure-of';

const FACTS = ['industry', 'municipality', 'founded', 'status', 'employees'];
const AMOUNTS = ['revenue', 'grossProfit', 'profitLoss', 'equity'];

const missing = (say: Speak) => say(TEXTS.notReported);

function cellOf(fact: Fact | undefined, say: Speak): string {
  if (!fact) return missing(say);
  if (fact.value === null) return lackingText(fact, say);
  const status = fact.field === 'status' ? STATUS_NAMES[String(fact.value)] : undefined;
  const cell = link(status ? say(status) : fact.shown, fact.href);
  const isOther = fact.field === 'grossResult';
  return isOther ? `${cell} (${say(amountName(fact.field)).toLocaleLowerCase('da')})` : cell;
}

/** Whether the table has a row for a fact or figure. */
export const isInTable = (field: string) => rowsOf().some((row) => row.field === field);

type Row = { field: string; name: Words; of: (one: Compared) => Fact | undefined };

const named = (facts: Fact[] | undefined, field: string) =>
  facts?.find((fact) => fact.field === field);

/**
 * A company without a gross profit may state a gross result, which is compared under its own name.
 */
const amountOf = ({ accounts }: Compared, field: string) =>
  named(accounts?.figures, field) ??
  (field === 'grossProfit' ? named(accounts?.figures, 'grossResult') : undefined);

function rowsOf(): Row[] {
  const facts = FACTS.map((field) => ({
    field,
    name: factName(field),
    of: (one: Compared) => named(one.facts, field),
  }));
  const amounts = AMOUNTS.map((field) => ({
    field,
    name: amountName(field),
    of: (one: Compared) => amountOf(one, field),
  }));
  const ratios = KEY_FIGURES.map(({ id }) => ({
    field: id,
    name: keyFigureName(id),
    of: (one: Compared) => named(one.keyFigures?.figures, id),
  }));
  return [...facts, ...amounts, ...ratios];
}

function most(companies: Compared[], { of }: Row): Compared | null {
  const known = companies.flatMap((one) => {
    const value = of(one)?.value;
    return typeof value === 'number' ? [{ one, value }] : [];
  });
  const [first, second] = known.sort((a, b) => b.value - a.value);
  if (!first || !second || known.length < companies.length) return null;
  return first.value > second.value ? first.one : null;
}

/** Amounts of unlike accounts are not compared: see areRankable. */
function isCompared({ field }: Row, companies: Compared[]): boolean {
  if (field === 'employees') return true;
  const periods = companies.flatMap(({ accounts, scope }) => rankedPeriod(accounts, scope) ?? []);
  return AMOUNTS.includes(field) && isRankable(periods, field, true);
}

function leaders(companies: Compared[], say: Speak): string[] {
  return rowsOf().flatMap((row) => {
    const one = isCompared(row, companies) ? most(companies, row) : null;
    if (!one) return [];
    const name = say(row.name).toLocaleLowerCase('da');
    const of = companyLink(one.company);
    return [say({ en: `Most by ${name}: ${of}.`, da: `Højest på ${name}: ${of}.` })];
  });
}

/** What of the table is of that year, and what is not. */
const yearText = (year: number, say: Speak) =>
  say({
    en: `Accounts and employees are those of ${year}; the other facts are of today.`,
    da: `Regnskaber og ansatte er fra ${year}; de andre oplysninger er fra i dag.`,
  });

/**
 * The same rows for each company side by side; each figure links to where it is shown.
 * @param year whose figures are meant; without it, the newest of each company.
 */
export async function compareAnswer(
  asking: Asking,
  listed: ListedCompany[],
  year?: number,
): Promise<Reply> {
  const { say } = asking;
  const { companies, href } = await compareCompanies({
    keys: listed.map(({ key }) => key),
    year,
  });
  const cells = (texts: string[]) => `| ${texts.join(' | ')} |`;
  const years = companies.map(({ accounts }) =>
    accounts ? dayText(accounts.endDate) : missing(say),
  );
  const rows = rowsOf().map((row) =>
    cells([say(row.name), ...companies.map((one) => cellOf(row.of(one), say))]),
  );
  rows.splice(
    FACTS.length,
    0,
    cells([say({ en: 'Accounts until', da: 'Regnskab til' }), ...years]),
  );
  const table = [
    cells(['', ...companies.map(({ company }) => bold(companyLink(company)))]),
    `|---|${companies.map(() => '---:|').join('')}`,
    ...rows,
  ].join('\n');
  const more = link(say(TEXTS.sideBySide), href);
  const ofYear = year === undefined ? '' : yearText(year, say);
  const told = [table, leaders(companies, say).join(' '), ofYear, more];
  return { text: told.filter(Boolean).join('\n\n') };
}
