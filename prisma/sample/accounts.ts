import { keyFigures } from '@/lib/financials/key-figures';
import type { CompanyRecord, Day, PeriodRecord, ReadFilingRecord } from '@/lib/register/record';
import { dayNumber, dayText, SNAPSHOT, yearOf } from './calendar';
import { publishesAccounts } from './forms';
import { drawPassages } from './passages';
import { type Profile, stoppedOn } from './profile';
import type { Random } from './random';
import { blankValues, type Values } from './statement-values';
import { type Business, yearlyStatements } from './statements';
import { SHORTEST_YEAR } from './texts';

const TRADES = /^(1|2|3[0-3]|45|46|47)/;
const PROPERTY = /^(68|55|011|014|015)/;

/**
 * Share of living capital companies with accounts. In the whole register about 300,000 companies
 * publish them; a small sample has a higher share, to be useful.
 */
function accountsShare(companies: number): number {
  return companies <= SMALL_SAMPLE ? 0.92 : 0.56;
}

/** Of larger samples only the newest reports say anything in words, which take much room. */
const SMALL_SAMPLE = 100_000;

/** A few companies report in euros: their amounts are that much smaller than in kroner. */
const KRONER_PER_EURO = 7.44;
const inEuros = ({ index }: Profile) => index % 97 === 5;

const perUnit = (business: Business, rate: number): Business => ({
  ...business,
  revenue: business.revenue / rate,
  capital: Math.round(business.capital / rate),
});

function drawBusiness(
  profile: Profile,
  employees: number,
  capital: number,
  random: Random,
): Business {
  const { holding, trade } = profile;
  const trades = TRADES.test(trade.code);
  const property = !holding && PROPERTY.test(trade.code);
  const perHead = Math.exp(random.normal(13.7, 0.55));
  const alone = Math.exp(random.normal(13.1, 1.1));
  const revenue = employees > 0 ? employees * perHead * (trades ? 1.9 : 1) : alone;
  const large = employees >= 50;
  return {
    revenue,
    margin: trades ? random.normal(0.28, 0.06) : random.normal(0.55, 0.1),
    employees,
    fixedShare: holding || property ? random.normal(0.8, 0.08) : 0.1 + 0.4 * random.next(),
    property,
    holding,
    trades,
    group: false,
    capital,
    hidesRevenue: !random.chance(large ? 0.9 : 0.2),
    byFunction: large && random.chance(0.3),
  };
}

type Year = { start: number; end: number };

/** The company's financial years published by the snapshot date, oldest first. */
function publishedYears(founded: number, yearEnd: string, wanted: number): Year[] {
  const years: Year[] = [];
  for (let year = yearOf(SNAPSHOT); years.length < wanted; year -= 1) {
    const end = dayNumber(`${year}${yearEnd.slice(1)}`);
    if (end - founded < SHORTEST_YEAR) break;
    if (end + 150 > SNAPSHOT) continue;
    const yearBefore = dayNumber(`${year - 1}${yearEnd.slice(1)}`);
    // A first year that would be too short is part of a longer one, as the articles say.
    const isFirst = yearBefore - founded < SHORTEST_YEAR;
    years.unshift({ start: isFirst ? founded : yearBefore + 1, end });
  }
  return years;
}

export function drawAccounts(
  profile: Profile,
  company: { heads: number | null; capital: number | null; yearEnd: string | null },
  companies: number,
  random: Random,
  words: Random,
): NonNullable<CompanyRecord['accounts']> {
  const accounts = { filings: [] as ReadFilingRecord[], periods: [] as PeriodRecord[] };
  const { form, life, key } = profile;
  if (!publishesAccounts(form) || life.ended !== null) return accounts;
  if (!random.chance(accountsShare(companies))) return accounts;
  const yearEnd = company.yearEnd ?? '--12-31';
  const years = publishedYears(life.founded, yearEnd, random.between(1, 8));
  const employees = company.heads ?? 0;
  const euros = inEuros(profile);
  const currency = euros ? 'EUR' : 'DKK';
  const business = perUnit(
    drawBusiness(profile, employees, company.capital ?? 40_000, random),
    euros ? KRONER_PER_EURO : 1,
  );
  const solo = yearlyStatements(business, random);
  const isGroup = random.chance(employees >= 20 ? 0.35 : profile.holding ? 0.03 : 0);
  const group = isGroup
    ? yearlyStatements({ ...business, group: true, revenue: business.revenue * 1.7 }, random)
    : null;
  const previous: Record<'SOLO' | 'GROUP', Values | null> = { SOLO: null, GROUP: null };
  const newest = years.at(-1)?.end;
  for (const { start, end } of years) {
    const filing = filingOf(key, start, end, random);
    const before = previous.SOLO;
    accounts.filings.push(filing);
    for (const [scope, statements] of [['SOLO', solo] as const, ['GROUP', group] as const]) {
      if (!statements) continue;
      const values = statements.next().value;
      accounts.periods.push({
        startDate: dayText(start),
        endDate: dayText(end),
        scope,
        currency,
        employees:
          employees > 0 ? Math.max(1, Math.round(employees * random.normal(0.96, 0.06))) : null,
        filingId: filing.id,
        values: Object.assign(values, keyFigures(values, previous[scope])),
      });
      previous[scope] = values;
    }
    if (end !== newest && companies > SMALL_SAMPLE) continue;
    const told = { values: previous.SOLO ?? blankValues(), previous: before, currency };
    filing.passages = drawPassages(profile, told, words);
  }
  return withoutStopped(accounts, stoppedOn(profile));
}

type Accounts = NonNullable<CompanyRecord['accounts']>;

/** Left out after they are drawn, so that all other draws keep their values. */
function withoutStopped({ filings, periods }: Accounts, stopped: Day | null): Accounts {
  const isFiled = ({ endDate }: { endDate: Day }) => stopped === null || endDate < stopped;
  return { filings: filings.filter(isFiled), periods: periods.filter(isFiled) };
}

/** Accounts are published within five months of the year's end. */
function filingOf(key: string, start: number, end: number, random: Random): ReadFilingRecord {
  const endDate = dayText(end);
  const hour = String(random.between(8, 16)).padStart(2, '0');
  return {
    id: `sample-${key}-${endDate.slice(0, 4)}`,
    kind: 'ANNUAL',
    startDate: dayText(start),
    endDate,
    publishedAt: `${dayText(end + random.between(70, 150))}T${hour}:00:00.000Z`,
    amended: false,
    pdfUrl: null,
    xbrlUrl: null,
    passages: null,
  };
}
