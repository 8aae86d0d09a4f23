import 'server-only';
import { type Compared, compareCompanies } from '@/lib/assistant/tools/compare';
import type { Caller, Fact } from '@/lib/assistant/tools/facts';
import { findCompanyByKey } from '@/lib/assistant/tools/find-company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import type { Spoken } from '../company/which-company';
import { isPartial, orderIn } from '../lists/search-answers';
import { asksForLeast, readMostOf } from '../question/understand-most';
import type { Asking, Reply } from '../text/reply';
import { figureOfEach } from './figure-of-each';

type Both = { compared: Compared; company: ListedCompany };

/** The keys of the companies that an answer compares. */
export function comparedKeysIn(answer: string): string[] {
  const [, query = ''] = /\]\(\/compare\?([^)]*)\)/.exec(answer) ?? [];
  return query.match(/\d{8}/g) ?? [];
}

/** The companies compared last; null when a search came after that, or without a comparison. */
export async function comparedBefore(caller: Caller, spoken: Spoken): Promise<Both[] | null> {
  const last = spoken.former?.findLast(
    ({ answer }) => /\]\(\/(?:compare|discover)\?/.test(answer) && !isPartial(answer),
  );
  const keys = comparedKeysIn(last?.answer ?? '');
  if (keys.length < 2) return null;
  const { companies } = await compareCompanies(caller, { keys });
  const both = companies.map(async (compared) => {
    const found = await findCompanyByKey(compared.company.key);
    return found.kind === 'one' ? [{ compared, company: found.company }] : [];
  });
  return (await Promise.all(both)).flat();
}

const valueIn = (facts: readonly Fact[], field: string) =>
  facts.find((fact) => fact.field === field)?.value ?? null;

/** "The largest" of those, by employees, or the oldest; null when that is not known for each. */
export function extremeOf(all: readonly Both[], which: string): ListedCompany | null {
  const order = orderIn(which);
  if (order === null) return null;
  const [field = '', direction] = order.split('-');
  const known = all.flatMap(({ compared, company }) => {
    const value = valueIn(compared.facts, field);
    const size = typeof value === 'string' ? Date.parse(value) : value;
    return size === null || Number.isNaN(size) ? [] : [{ company, size }];
  });
  const sign = direction === 'desc' ? -1 : 1;
  const [first, second] = known.sort((a, b) => sign * (a.size - b.size));
  const isOne = first && second && known.length === all.length && first.size !== second.size;
  return isOne ? first.company : null;
}

/** "Which of them has the highest solvency?" after a comparison; null when there was none. */
export async function ofCompared(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const { question, caller } = asking;
  const by = readMostOf(question);
  const both = by && (await comparedBefore(caller, spoken));
  if (!by || !both) return null;
  const all = both.map(({ compared: { facts }, company }) => ({ company, facts }));
  const first = asksForLeast(question) ? 'least' : 'most';
  return figureOfEach(asking, all, { by, first, isOfOne: true });
}
