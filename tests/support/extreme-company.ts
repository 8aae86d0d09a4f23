import { createCompany, type InventedAccounts } from './accounts.ts';
import { addPast, deleteWithPast, inventUnits } from './company-pages.ts';
import { addRoles, deleteParticipants, inventParticipant } from './roles.ts';

const FIRST_YEAR = 1982;
const PERIODS = 40;
const UNITS = 500;
const ROLES = 300;

/** As large as those of the country's largest groups. */
const BILLIONS = 123_456_789_012;

const amountsOf = (place: number) => ({
  ...{
    revenue: BILLIONS + place * 1e9,
    gross_profit: 40e9 + place,
    profit_loss: -9e9 + place * 5e8,
  },
  ...{ equity: (place - 30) * 1e9, assets: BILLIONS * 2, current_assets: place === 7 ? null : 5e9 },
  ...{ roe: place * 25.5 - 400, solvency_ratio: place - 30, liquidity_ratio: 1_234_567.89 },
});

/** Forty periods of the company itself: a gap, an overlap, a long period and two currencies. */
function accounts(): InventedAccounts[] {
  const own = Array.from({ length: PERIODS }, (_none, place): InventedAccounts => {
    const year = FIRST_YEAR + place + (place < 10 ? -1 : 0);
    const days: Partial<InventedAccounts> = {};
    if (place === 38) days.endDate = `${year + 1}-06-30`;
    if (place === 39) days.startDate = `${year}-04-01`;
    if (place === 36) days.startDate = `${year - 1}-07-01`;
    return {
      ...{ year, currency: place < 6 ? 'EUR' : 'DKK', ...days },
      pdfUrl: `https://reports.example/${year}.pdf`,
      amounts: Object.fromEntries(
        Object.entries(amountsOf(place)).filter(([, value]) => value !== null),
      ) as Record<string, number>,
      flags: place === 39 ? { inventories: 'two values of Inventories' } : undefined,
    };
  });
  const group = [2020, 2021].map((year): InventedAccounts => {
    return {
      year,
      scope: 'GROUP',
      currency: 'EUR',
      amounts: { revenue: 9_000 + year, equity: -1 },
    };
  });
  return [...own, ...group];
}

const months = Array.from({ length: 84 }, (_none, at) => ({
  ...{ starts_on: `${2015 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}-01` },
  ...{ months: 1, employees: at > 80 ? 12_345 + at : null, min: 1_000, max: 999_999 },
  full_time: 11_111.5,
}));

const FIELDS = ['ADDRESS', 'NAME', 'MANAGEMENT', 'EMPLOYEES', 'PROTECTION', 'INDUSTRY'];

export type ExtremeCompany = { key: string; name: string; remove: () => Promise<void> };

/** A company with the largest and oddest data found in the register. */
export async function createExtremeCompany(): Promise<ExtremeCompany> {
  const name = 'Aktieselskabet Københavns Ejendomsudlejnings- og Entreprenørforretning';
  const key = await createCompany(name, accounts());
  const people = Array.from({ length: ROLES }, (_none, place) =>
    inventParticipant(`Anne-Margrethe Østergaard-Mikkelsen ${place}`),
  );
  await addPast(key, {
    company: {
      ...{ latitude: 56.15, longitude: 10.2, location_precision: 'TOWN' },
      ...{
        website: 'https://ejendomsudlejningsogentreprenoerforretning.example',
        phone: '86112233',
      },
      ...{ email: 'hovedkontoret@ejendomsudlejningsogentreprenoerforretning.example' },
      ...{ purpose: 'Selskabets formål er udlejning og entreprenørvirksomhed. '.repeat(12) },
      ...{ signing_rule: 'Selskabet tegnes af bestyrelsens formand i forening med en direktør.' },
      ...{ capital: BILLIONS, capital_currency: 'DKK', ceo_name: people[0]?.name },
      ...{ street: 'Speditørforretningsgårdspladsen 123, 4. th.', postal_code: '9000' },
      ...{ postal_district: 'Aalborg', founded_on: '1898-03-02', location_count: UNITS },
    },
    names: Array.from({ length: 12 }, (_none, at) => ({
      ...{ kind: 'PRIMARY', name: `Ejendomsudlejningsforretningen ${at}` },
      ...{ valid_from: `19${20 + at}-01-01`, valid_to: `19${20 + at}-12-31` },
    })),
    employment: months,
    units: inventUnits(key, UNITS),
    // The newest load changes each field once.
    changes: FIELDS.map((field, at) => ({
      ...{ field, seen_on: `202${at % 2}-0${1 + at}-01`, before: 'no', after: 'yes' },
    })),
  });
  const [ceo, owner, ...board] = people;
  if (!ceo || !owner) throw new Error('There is nobody.');
  await addRoles(key, [
    {
      participant: ceo,
      group: 'MANAGEMENT',
      title: 'ADMINISTRERENDE DIREKTØR',
      from: '2010-01-01',
    },
    { participant: owner, group: 'OWNER', from: '2012-05-06', ownership: 0.6667, votes: 0.9 },
    ...board.map((participant, place) => ({
      ...{ participant, group: 'BOARD' as const, title: 'BESTYRELSESMEDLEM', from: '2001-01-01' },
      to: place < 60 ? '2009-12-31' : undefined,
    })),
  ]);
  const remove = async () => {
    await deleteWithPast(key);
    await deleteParticipants(people);
  };
  return { key, name, remove };
}
