import { type CompanyFacts, companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import type { Fact } from '@/lib/assistant/tools/facts';
import { accountFigures } from '@/lib/assistant/tools/figures';
import { countRegister, MOST_LISTED, searchRegister } from '@/lib/assistant/tools/search';
import { formatNumber } from '@/lib/format';
import type { CompanyFilters } from '@/lib/search/types';
import { isMore, sizeOf, yesOrNo } from '../figures/size';
import type { RankBy } from '../question/statement';
import { amountName, companyLink, factLine, factName } from '../text/names';
import type { Known, Reply, Speak } from '../text/reply';
import { bold, link, TEXTS } from '../text/texts';

/** How many are ahead for sure, and at most; `fact`: what they are ordered by. */
type Place = { by: RankBy; fact: Fact; ahead: number; atMost: number; all: number; href: string };

/** A place within which companies are compared, as it is written and as it is searched. */
type Area = { text: string; filters: CompanyFilters } | null;

type Among = { known: Known; facts: CompanyFacts; filters: CompanyFilters };

/** The classes in which the register publishes head counts: "100–199". */
const CLASSES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const classOf = (size: number) => CLASSES.findLast((from) => from <= size) ?? 0;

const countOf = async ({ filters }: Among, more: CompanyFilters) =>
  (await countRegister({ filters: { ...filters, ...more } })).total;

/** Where another head count may lie in the same class, the companies are looked at one by one. */
async function staffAhead(
  among: Among,
  own: Fact,
): Promise<[ahead: number, atMost: number] | null> {
  const { known, filters } = among;
  const size = sizeOf(own);
  if (!size) return null;
  const { low, high } = size;
  const sure =
    high === null ? 0 : await countOf(among, { employees: { ranges: [{ min: high + 1 }] } });
  const near = { ...filters, employees: { ranges: [{ min: classOf(low) }] } };
  const { total, companies } = await searchRegister({
    filters: near,
    sort: 'employees-desc',
    limit: MOST_LISTED,
  });
  if (total > MOST_LISTED) return [sure, total - 1];
  const others = companies.filter(({ key }) => key !== known.company.key);
  const each = await Promise.all(others.map((one) => companyFacts(one)));
  const sizes = each.map((one) => {
    const fact = one && knownFactIn(one, 'employees');
    return fact ? sizeOf(fact) : null;
  });
  const ahead = sizes.filter((other) => other && isMore(other, size)).length;
  const behind = sizes.filter((other) => other && isMore(size, other)).length;
  return [ahead, others.length - behind];
}

async function staffPlace(among: Among): Promise<Omit<Place, 'by' | 'href'> | null> {
  const fact = knownFactIn(among.facts, 'employees');
  const counts = fact ? await staffAhead(among, fact) : null;
  if (!fact || !counts) return null;
  const [ahead, atMost] = counts;
  return {
    fact,
    ahead,
    atMost,
    all: await countOf(among, { employees: { ranges: [{ min: 0 }] } }),
  };
}

/** Amounts are searched in thousands; those of another currency have no place. */
async function revenuePlace(among: Among): Promise<Omit<Place, 'by' | 'href'> | null> {
  const { company } = among.known;
  const figures = await accountFigures({ key: company.key, fields: ['revenue'] });
  const [period] = figures?.periods ?? [];
  const [fact] = period?.figures ?? [];
  const isListed =
    company.revenue !== null && company.revenue === formatNumber(Number(fact?.value));
  if (!fact || typeof fact.value !== 'number' || period?.currency !== 'DKK' || !isListed)
    return null;
  const least = Math.floor(fact.value / 1000);
  const from = (min: number) => countOf(among, { revenue: { ranges: [{ min }] } });
  const [ahead, atMost, all] = [await from(least + 1), await from(least), await from(0)];
  return { fact, ahead, atMost: Math.max(ahead, atMost - 1), all };
}

async function agePlace(among: Among): Promise<Omit<Place, 'by' | 'href'> | null> {
  const fact = knownFactIn(among.facts, 'founded');
  if (!fact) return null;
  const own = String(fact.value);
  const dayBefore = new Date(Date.parse(own) - 86_400_000).toISOString().slice(0, 10);
  const to = (day: string) => countOf(among, { founded: { to: day } });
  const [ahead, atMost, all] = [await to(dayBefore), await to(own), await to('9999-12-31')];
  return { fact, ahead, atMost: Math.max(ahead, atMost - 1), all };
}

const PLACES = { employees: staffPlace, revenue: revenuePlace, founded: agePlace };
const SORTS = {
  employees: 'employees-desc',
  revenue: 'revenue-desc',
  founded: 'founded-asc',
} as const;

const nameOf = (by: RankBy) => (by === 'revenue' ? amountName(by) : factName(by));

const isFirst = ({ ahead, atMost }: Place) => (ahead > 0 ? false : atMost === 0 ? true : null);

/** "Employees: [60](…), no. 2 of the [14](…) active companies in its industry that have it" */
function placeText({ by, fact, ahead, atMost, all, href }: Place, area: Area, say: Speak): string {
  const name = say(nameOf(by));
  const [first, last] = [ahead, atMost].map((count) => formatNumber(count + 1));
  const place = first === last ? first : `${first}–${last}`;
  const of = link(formatNumber(all), href);
  const value = link(fact.shown, fact.href);
  const there = area ? ` ${area.text}` : '';
  return say({
    en: `- ${name}: ${value}, no. ${place} of the ${of} active companies in its industry${there} for which it is known`,
    da: `- ${name}: ${value}, nr. ${place} af de ${of} aktive virksomheder i branchen${there}, hvor det kendes`,
  });
}

/** The sizes must agree, and that of the employees be known, where none was named. */
function verdictOf(places: readonly (Place | null)[]): boolean | null {
  const [first, ...others] = places.map((place) => place && isFirst(place));
  const isOpen = others.some((one) => one !== null && one !== first);
  return first === undefined || isOpen ? null : first;
}

/** "Is it the largest in its industry?": its place there by employees and revenue. */
export async function rankAnswer(known: Known, by: readonly RankBy[], area: Area): Promise<Reply> {
  const { company, say } = known;
  const facts = await companyFacts(company);
  if (!facts) return { text: say(TEXTS.notInRegister) };
  const told = ['status', 'industry', ...by].flatMap((name) => knownFactIn(facts, name) ?? []);
  const heading = bold(companyLink(facts.company));
  const industry = knownFactIn(facts, 'industry');
  if (!industry || knownFactIn(facts, 'status')?.value !== 'ACTIVE') {
    const lines = told.map((fact) => `- ${factLine(fact, facts, say)}`);
    const why = say({
      en: 'Only active companies with an industry have a place in it.',
      da: 'Kun aktive virksomheder med en branche har en plads i den.',
    });
    return { text: [heading, why, lines.join('\n')].join('\n\n') };
  }
  const filters: CompanyFilters = {
    ...area?.filters,
    industry: [String(industry.value)],
    status: ['ACTIVE'],
  };
  const places = await Promise.all(
    by.map(async (one): Promise<Place | null> => {
      const place = await PLACES[one]({ known, facts, filters });
      if (!place) return null;
      const { href } = await countRegister({ filters, sort: SORTS[one] });
      return { ...place, by: one, href };
    }),
  );
  const verdict = verdictOf(places);
  const lines = by.map((one, at) => {
    const place = places[at];
    return place ? placeText(place, area, say) : `- ${say(nameOf(one))}: ${say(TEXTS.notReported)}`;
  });
  const yes = verdict === null ? [] : [yesOrNo(verdict, say)];
  const list = [`- ${factLine(industry, facts, say)}`, ...lines].join('\n');
  return { text: [heading, ...yes, list].join('\n\n') };
}
