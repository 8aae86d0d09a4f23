import { beforeAll, expect, test } from 'vitest';
import { isValidCvr } from '@/lib/companies/cvr';
import { keyFigures } from '@/lib/financials/key-figures';
import type { CompanyRecord, PeriodRecord, RoleRecord } from '@/lib/register/record';
import { readReference } from '@/lib/register/reference';
import { dayNumber, SAMPLE_SNAPSHOT_DATE } from './calendar';
import { generateCompanies } from './generate';
import { MAX_COMPANIES, sampleKey } from './keys';

const COMPANIES = 20_000;
let register: CompanyRecord[];

beforeAll(() => {
  register = [...generateCompanies({ companies: COMPANIES, seed: 1 })];
});

function share(has: (company: CompanyRecord) => unknown): number {
  return (100 * register.filter(has).length) / register.length;
}

function first(count: number, options: { companies: number; seed: number }): CompanyRecord[] {
  const companies = generateCompanies(options);
  return Array.from({ length: count }, () => companies.next().value as CompanyRecord);
}

test('the same numbers give the same register, another seed another one', () => {
  const again = first(300, { companies: COMPANIES, seed: 1 });
  expect(again).toEqual(register.slice(0, 300));
  const other = first(300, { companies: COMPANIES, seed: 2 });
  expect(other.filter((company, index) => company.name === register[index]?.name)).toHaveLength(0);
});

test('CVR numbers are valid, distinct and begin with 99', () => {
  const keys = new Set(register.map((company) => company.key));
  expect(keys.size).toBe(COMPANIES);
  expect([...keys].filter((key) => !isValidCvr(key) || !key.startsWith('99'))).toEqual([]);
});

test('a register larger than the prefix 99 goes on with the prefixes below', () => {
  const indexes = Array.from({ length: 200_000 }, (_, index) => index);
  const keys = indexes.map(sampleKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every(isValidCvr)).toBe(true);
  expect(new Set(keys.map((key) => key.slice(0, 2)))).toEqual(new Set(['99', '98', '97']));
  expect(sampleKey(MAX_COMPANIES - 1)).toMatch(/^10/);
});

test('a company dissolved by a merger and the one behind it tell of the same merger', () => {
  const told = register.flatMap((company) =>
    (company.restructurings ?? []).map((merger) => ({ company, ...merger })),
  );
  const from = told.filter(({ side }) => side === 'FROM');
  expect(from.length).toBeGreaterThan(COMPANIES / 1_000);
  expect(told.length).toBe(2 * from.length);
  for (const { company, event, on } of from) {
    const other = told.find((one) => one.event === event && one.side === 'INTO');
    expect(company).toMatchObject({ statusText: 'OPLØST EFTER FUSION', ceasedOn: on });
    expect(other?.on, company.key).toBe(on);
    expect(other?.company).toMatchObject({ ceasedOn: null });
  }
  const pieces = [
    ...generateCompanies({ companies: COMPANIES, seed: 1, from: 10_000, to: 10_200 }),
  ];
  expect(pieces).toEqual(register.slice(10_000, 10_200));
});

test('no entry is older than what it says of its company and its people', () => {
  for (const { foundedOn, statusSince, roles, registerUpdatedAt, key } of register) {
    const days = [
      foundedOn,
      statusSince,
      ...roles.flatMap((role) => [role.validFrom, role.validTo]),
    ];
    const last =
      days
        .map((day) => day ?? '')
        .sort()
        .at(-1) ?? '';
    expect((registerUpdatedAt ?? '').slice(0, 10) >= last, key).toBe(true);
  }
});

test('a number of companies that cannot be made is refused', () => {
  expect(() => generateCompanies({ companies: 0, seed: 1 }).next()).toThrow(RangeError);
  expect(() => generateCompanies({ companies: 1.5, seed: 1 }).next()).toThrow(RangeError);
});

test.each([1, 2, 5, 12])('a register of %i companies is whole', (companies) => {
  expect([...generateCompanies({ companies, seed: 3 })]).toHaveLength(companies);
});

test('codes are known; at least 300 industries and all 98 municipalities occur', () => {
  const { industries, municipalities, postalDistricts } = readReference();
  const codes = new Set(register.map((company) => company.industry?.code ?? ''));
  expect(codes.size).toBeGreaterThanOrEqual(300);
  expect([...codes].filter((code) => !industries.has(`DB07:${code}`))).toEqual([]);
  const danish = register.filter((company) => company.countryCode === 'DK');
  const places = new Set(danish.map((company) => company.municipalityCode ?? 0));
  expect(places.size).toBe(98);
  expect([...places].every((code) => municipalities.has(code))).toBe(true);
  for (const { postalCode, postalDistrict, municipalityCode } of danish) {
    const district = postalDistricts.get(postalCode ?? '');
    expect([district?.name, district?.municipalityCode]).toEqual([
      postalDistrict,
      municipalityCode,
    ]);
  }
});

test('shares are those of the register', () => {
  expect(Math.abs(share((company) => company.advertisingProtected) - 40)).toBeLessThan(2);
  expect(Math.abs(share((company) => company.status !== 'CEASED') - 60)).toBeLessThan(3);
  expect(Math.abs(share((company) => company.legalForm?.short === 'ENK') - 39.5)).toBeLessThan(2);
  expect(Math.abs(share((company) => company.legalForm?.short === 'APS') - 29.2)).toBeLessThan(2);
  expect(Math.abs(share((company) => company.phone) - 60)).toBeLessThan(3);
  expect(Math.abs(share((company) => company.email) - 45)).toBeLessThan(3);
  expect(Math.abs(share((company) => company.website) - 25)).toBeLessThan(3);
  expect(share((company) => company.accounts?.periods.length)).toBeGreaterThan(18);
});

test('nothing in it is later than the snapshot but the end of a first period', () => {
  const past = register.map((company) => ({ ...company, firstPeriodEnd: null }));
  const dates = JSON.stringify(past).match(/"\d{4}-\d{2}-\d{2}/g) ?? [];
  expect(dates.length).toBeGreaterThan(COMPANIES);
  expect(dates.filter((date) => date.slice(1) > SAMPLE_SNAPSHOT_DATE)).toEqual([]);
});

test('who is in bankruptcy or compulsory dissolution files nothing and appoints nobody', () => {
  const stopped = register.filter(({ status }) =>
    ['IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION'].includes(status),
  );
  expect(stopped.some(({ accounts }) => accounts && accounts.periods.length > 0)).toBe(true);
  for (const { key, statusSince, accounts, roles } of stopped) {
    const appointed = roles.filter(({ group }) => group !== 'OWNER');
    const days = [
      ...(accounts?.filings ?? []).map(({ endDate }) => endDate),
      ...(accounts?.periods ?? []).map(({ endDate }) => endDate),
      ...appointed.map(({ validFrom }) => validFrom),
    ];
    expect(
      days.filter((day) => (day ?? '') > (statusSince ?? '')),
      key,
    ).toEqual([]);
  }
});

test('capital companies have articles and a first period, and few owe capital', () => {
  const without = register.filter(({ articlesOn }) => articlesOn === null);
  expect(without.filter(({ capital }) => capital !== null)).toEqual([]);
  expect(without.filter(({ firstPeriodEnd }) => firstPeriodEnd !== null)).toEqual([]);
  const months = register.flatMap(({ firstPeriodStart: start, firstPeriodEnd: end }) =>
    start && end ? [(Date.parse(end) - Date.parse(start)) / 86_400_000 / 30.44] : [],
  );
  expect(Math.min(...months)).toBeGreaterThan(4.5);
  expect(Math.max(...months)).toBeLessThan(18);
  const early = register.filter(
    ({ articlesOn, foundedOn }) => articlesOn !== null && articlesOn < (foundedOn ?? ''),
  );
  expect(early).toEqual([]);
  for (const has of ['capitalPartlyPaid', 'shareClasses'] as const) {
    expect(share((company) => company[has])).toBeGreaterThan(0.2);
    expect(share((company) => company[has])).toBeLessThan(5);
  }
});

test('periods run forwards, and ceased companies have ended', () => {
  const wrong = register.filter(({ foundedOn, ceasedOn, status, lifePeriods, names, roles }) => {
    const periods = [...lifePeriods, ...names, ...roles];
    return (
      (ceasedOn !== null) !== (status === 'CEASED') ||
      (lifePeriods.at(-1)?.validTo ?? null) !== ceasedOn ||
      periods.some(({ validFrom }) => (validFrom ?? '') < (foundedOn ?? '')) ||
      periods.some(({ validFrom, validTo }) => validTo !== null && validTo < (validFrom ?? ''))
    );
  });
  expect(wrong.map((company) => company.key)).toEqual([]);
});

test('no address, mailbox or telephone of anybody real is used', () => {
  const units = register.flatMap((company) => company.units ?? []);
  const unlike = (pattern: RegExp, contacts: (string | null)[]) =>
    contacts.filter((contact) => contact !== null && !pattern.test(contact));
  const everyone = [...register, ...units];
  const emails = everyone.map(({ email }) => email);
  expect(unlike(/^[a-z]+@[a-z0-9-]+\.example$/, emails)).toEqual([]);
  const websites = register.map(({ website }) => website);
  expect(unlike(/^https:\/\/www\.[a-z0-9-]+\.example$/, websites)).toEqual([]);
  const phones = everyone.map(({ phone }) => phone);
  expect(unlike(/^0[1-9]\d{6}$/, phones)).toEqual([]);
});

test('a participant has one name, and people hold roles in several companies', () => {
  const names = new Map<number, string>();
  const companies = new Map<number, Set<string>>();
  const keys = new Map(register.map((company) => [company.key, company.name]));
  const wrong: RoleRecord['participant'][] = [];
  for (const { key, roles } of register) {
    for (const { participant } of roles) {
      const { id, kind, name, companyKey } = participant;
      if ((names.get(id) ?? name) !== name || id < 4_900_000_000) wrong.push(participant);
      if (kind === 'COMPANY' && keys.get(companyKey ?? '') !== name) wrong.push(participant);
      names.set(id, name);
      companies.set(id, (companies.get(id) ?? new Set()).add(key));
    }
  }
  expect(wrong).toEqual([]);
  const several = [...companies.values()].filter((held) => held.size > 1);
  expect(several.length).toBeGreaterThan(2_000);
});

test('every limited partnership, and no other company, has had a general partner', () => {
  const having = register.filter(({ roles }) =>
    roles.some(({ organ }) => organ === 'Komplementarer'),
  );
  const limited = register.filter(({ legalForm }) => /^[KP]\/S$/.test(legalForm?.short ?? ''));
  expect(limited.length).toBeGreaterThan(20);
  expect(having).toEqual(limited);
});

test('owners hold no more than the whole', () => {
  for (const { roles } of register) {
    const owned = roles.reduce((sum, role) => sum + (role.ownership ?? 0), 0);
    expect(owned).toBeLessThanOrEqual(1);
  }
});

test('units add up to the company', () => {
  const wrong = register.filter(({ units, locationCount, employees, status }) => {
    const active = (units ?? []).filter((unit) => unit.active);
    const heads = active.reduce((sum, unit) => sum + (unit.employees ?? 0), 0);
    return (
      active.length !== locationCount ||
      (status === 'CEASED' && locationCount > 0) ||
      (employees !== null && active.length > 0 && heads !== employees)
    );
  });
  expect(wrong.map((company) => company.key)).toEqual([]);
  const numbers = register.flatMap(({ units }) => (units ?? []).map((unit) => unit.pNumber));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => !/^9\d{9}$/.test(number))).toEqual([]);
});

function amount({ values }: PeriodRecord, name: string): number {
  return values[name] ?? 0;
}

/** Differences that must be zero in every statement, by name. */
function differences(of: (name: string) => number): Record<string, number> {
  const sum = (...names: string[]) => names.reduce((total, name) => total + of(name), 0);
  const operating = of('profitLossFromOrdinaryOperatingActivities');
  const costs = sum('personnelCosts', 'depreciation', 'distributionCost', 'administrativeExpenses');
  const finance = of('otherFinanceIncome') - of('otherFinanceExpense');
  const debts = sum('provisions', 'liabilitiesOtherThanProvisions');
  const current = ['inventories', 'securities', 'cashAndCashEquivalents', 'shortTermReceivables'];
  return {
    assets: sum('noncurrentAssets', 'currentAssets') - of('assets'),
    bothSides: of('liabilitiesAndEquity') - of('assets'),
    liabilities: of('equity') + debts - of('assets'),
    equity: sum('contributedCapital', 'retainedEarnings') - of('equity'),
    currentAssets: sum(...current) - of('currentAssets'),
    operating: sum('grossProfit', 'grossResult') - costs - operating,
    beforeTax: operating + finance - of('profitLossBeforeTax'),
    profit: of('profitLossBeforeTax') - of('taxExpense') - of('profitLoss'),
  };
}

test('every statement balances', () => {
  const periods = register.flatMap((company) => company.accounts?.periods ?? []);
  expect(periods.length).toBeGreaterThan(10_000);
  const wrong = periods.flatMap((period) => {
    const found = Object.entries(differences((name) => amount(period, name)));
    return found.filter(([, difference]) => difference !== 0).map(([name]) => [period, name]);
  });
  expect(wrong).toEqual([]);
  const debts = periods.map((period) => [
    amount(period, 'shortTermLiabilitiesOtherThanProvisions'),
    amount(period, 'liabilitiesOtherThanProvisions'),
  ]);
  expect(debts.filter(([short = 0, all = 0]) => short < 0 || short > all)).toEqual([]);
});

test('years follow on one another, profit flows into equity and key figures agree', () => {
  const pairs = register.flatMap(({ accounts }) =>
    ['SOLO', 'GROUP'].flatMap((scope) => {
      const periods = accounts?.periods.filter((period) => period.scope === scope) ?? [];
      return periods.map((period, index) => ({ period, previous: periods[index - 1] ?? null }));
    }),
  );
  const wrong = pairs.filter(({ period, previous }) => {
    const figures = keyFigures(period.values, previous?.values ?? null);
    if (Object.entries(figures).some(([name, value]) => period.values[name] !== value)) return true;
    if (!previous) return false;
    const most = amount(previous, 'retainedEarnings') + amount(period, 'profitLoss');
    return amount(period, 'retainedEarnings') > most || period.startDate <= previous.endDate;
  });
  expect(wrong).toEqual([]);
});

test('the first accounts are of the registered first period, whatever its length', () => {
  const firsts = register.flatMap(({ foundedOn, firstPeriodEnd, accounts }) => {
    const first = accounts?.periods.find(({ endDate }) => endDate === firstPeriodEnd);
    return first ? [{ foundedOn, startDate: first.startDate, endDate: first.endDate }] : [];
  });
  expect(firsts.filter(({ foundedOn, startDate }) => foundedOn !== startDate)).toEqual([]);
  const days = firsts.map((first) => dayNumber(first.endDate) - dayNumber(first.startDate) + 1);
  expect(Math.min(...days)).toBeLessThan(200);
  expect(Math.max(...days)).toBeGreaterThan(450);
  const early = register.flatMap(({ firstPeriodEnd, accounts }) =>
    (accounts?.periods ?? []).filter(({ endDate }) => endDate < (firstPeriodEnd ?? '')),
  );
  expect(early).toEqual([]);
});

test('a few companies report in euros, all of their years and of their size', () => {
  const currencies = register.map(({ accounts }) => [
    ...new Set((accounts?.periods ?? []).map(({ currency }) => currency)),
  ]);
  expect(currencies.filter((own) => own.length > 1)).toEqual([]);
  const euros = currencies.filter(([currency]) => currency === 'EUR').length;
  expect(euros).toBeGreaterThan(20);
  expect(euros).toBeLessThan(100);
  const told = register.filter(({ accounts }) => accounts?.periods[0]?.currency === 'EUR');
  for (const { capital, accounts } of told) {
    const { contributedCapital } = accounts?.periods[0]?.values ?? {};
    expect(contributedCapital).toBe(Math.round((capital ?? 0) / 7.44));
  }
});

test('periods belong to a filing of the company', () => {
  const wrong = register.filter(({ key, accounts }) => {
    const ids = new Set(accounts?.filings.map((filing) => filing.id));
    const known = accounts?.periods.every(({ filingId }) => ids.has(filingId ?? '')) ?? true;
    return !known || [...ids].some((id) => !id.startsWith(`sample-${key}-`));
  });
  expect(wrong).toEqual([]);
});
