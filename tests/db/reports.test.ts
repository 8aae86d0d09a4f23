import { afterAll, expect, test } from 'vitest';
import type { Language } from '@/lib/i18n/languages';
import { accountsOf } from '../support/account-records';
import { companyRecord, keyOf, roleRecord } from '../support/company-record';
import { pdfText, squashed } from '../support/pdf-text';
import { registerDatabase } from '../support/register-database';

const forty = Array.from({ length: 40 }, (_, place) => ({
  year: 1982 + place,
  values: { revenue: 1_000_000 + place, equity: -5_000, assets: 20_000, solvencyRatio: -25 },
}));
const board = Array.from({ length: 300 }, (_, place) =>
  roleRecord(`Medlem Nr${place}`, { group: 'BOARD', title: 'BESTYRELSESMEDLEM' }),
);
const euro = {
  ...({ year: 2021, startDate: '2021-04-01', scope: 'GROUP', currency: 'EUR' } as const),
  values: { revenue: 77, solvencyRatio: 33 },
};

const companies = [
  companyRecord(1, {
    name: 'Łódź & Søn ApS – Ærø',
    phone: '12345678',
    purpose: 'Salg af “æbler” til 5 €',
    accounts: accountsOf(keyOf(1), [...forty, euro]),
    roles: board,
    signingRule: 'Selskabet tegnes af to direktører.',
    ...{ capitalPartlyPaid: true, shareClasses: true, articlesOn: '2021-12-09' },
    capitalCurrency: null,
    employment: [
      {
        ...({ startsOn: '2021-12-01', months: 1, employees: 1 } as const),
        ...({ min: null, max: null, fullTime: 0.4 } as const),
      },
    ],
  }),
  companyRecord(2, {
    name: null,
    names: [],
    legalForm: null,
    industry: null,
    foundedOn: null,
    roles: [],
    lifePeriods: [],
    street: null,
    employees: null,
    purpose: null,
    capital: null,
  }),
  companyRecord(5, {
    name: 'Ejet Datter ApS',
    employees: 12,
    employeesMonth: '2014-09-01',
    roles: [
      roleRecord('', {
        group: 'OWNER',
        title: null,
        organ: 'EJERREGISTER',
        ownership: 0.5,
        participant: { id: 5, kind: 'COMPANY', name: 'Łódź & Søn', companyKey: keyOf(1) },
      }),
    ],
  }),
  companyRecord(7, {
    status: 'CEASED',
    statusText: 'OPLØST EFTER KONKURS',
    statusSince: null,
    ceasedOn: '2021-11-13',
    careOf: 'c/o Bo Bang',
    name: 'Lukket ApS',
    lifePeriods: [{ validFrom: '2010-01-01', validTo: '2021-11-13' }],
    names: [{ kind: 'PRIMARY', name: 'Lukket ApS', validFrom: null, validTo: '2021-11-13' }],
    roles: [
      roleRecord('Ane Ask', { title: 'ADM. DIR.' }),
      roleRecord('Ernst Revision', { group: 'AUDITOR', title: null, organ: 'REVISION' }),
      roleRecord('Fie Falk', { group: 'FOUNDER', title: null, organ: 'STIFTERE' }),
      roleRecord('Bo Bang', {
        group: 'BOARD',
        title: 'FORMAND',
        validFrom: '2011-01-01',
        validTo: '2015-06-30',
      }),
    ],
  }),
  companyRecord(6, {
    name: 'Barnebarn ApS',
    advertisingProtected: true,
    roles: [
      roleRecord('', {
        group: 'OWNER',
        title: null,
        organ: 'EJERREGISTER',
        ownership: 1,
        participant: { id: 6, kind: 'COMPANY', name: 'Ejet Datter ApS', companyKey: keyOf(5) },
      }),
    ],
  }),
  companyRecord(3, { advertisingProtected: true, phone: '87654321', email: 'a@b.example' }),
  companyRecord(8, {
    ...{ street: null, postalCode: null, postalDistrict: null, municipalityCode: null },
    ...{ careOf: 'Bo Bang', countryCode: 'SE', addressText: 'Storgatan 5, 211 34 Malmö' },
    ...{ capitalPartlyPaid: false, shareClasses: false },
    ...{ firstPeriodStart: '2020-10-18', firstPeriodEnd: '2021-12-31' },
  }),
  companyRecord(9, { status: 'IN_LIQUIDATION', statusText: 'UNDER FRIVILLIG LIKVIDATION' }),
  ...['Fjord Danmark, filial af Fjord AB, Sverige', 'Fjord'].map((name, place) =>
    companyRecord(10 + place, {
      name,
      legalForm: { code: 170, short: 'FAS', name: 'Filial af udenlandsk aktieselskab' },
    }),
  ),
];
const real = companyRecord(4, {
  isSample: false,
  accounts: accountsOf(keyOf(4), forty.slice(-2)),
});

const database = await registerDatabase('reports');
const { loadCompanies } = await import('@/lib/register/load');
const full = { kind: 'FULL', snapshotDate: '2022-01-31' } as const;
await loadCompanies(companies, { ...full, source: 'SAMPLE' });
await loadCompanies([real], { ...full, source: 'FILES' });
const queries = await import('@/lib/reports/queries');
const { renderReport, closeReports } = await import('@/lib/reports/render');
afterAll(() => closeReports());

async function textNow(number: number, language: Language) {
  const data = await queries.getCompanyReport(keyOf(number));
  const pdf = Buffer.from(await renderReport({ kind: 'company', data, language }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return pdfText(pdf);
}

const texts = new Map<string, Promise<string>>();

/** The text of a company's report, printed once for all tests: the first has dozens of pages. */
function companyText(number: number, language: Language = 'en'): Promise<string> {
  const key = `${number} ${language}`;
  const text = texts.get(key) ?? textNow(number, language);
  texts.set(key, text);
  return text;
}

test('what is no whole number is printed as the page shows it, and capital without a currency is in kroner', async () => {
  const text = squashed(await companyText(1));
  expect(text).toContain(squashed('40.000,5 DKK'));
  expect(text).toContain(squashed('Dec 2021 1 0,4'));
});

test('employees of long ago are printed with their month', async () => {
  expect(squashed(await companyText(5))).toContain(squashed('12 (09/2014)'));
});

test('what a company owns is printed with the share', async () => {
  const text = squashed(await companyText(1));
  expect(text).toContain(squashed('OWNED COMPANIES'));
  expect(text).toContain(squashed(`Ejet Datter ApS ${keyOf(5)} 50–66,66 %`));
  expect(squashed(await companyText(6))).not.toContain(squashed('OWNED COMPANIES'));
});

test('roles stand under what they are, in words', async () => {
  const text = squashed(await companyText(7));
  for (const words of [
    ...['MANAGEMENT/ADMINISTRATION', 'FORMER ROLES · AUDITOR', 'FORMER ROLES · BOARD'],
    ...['FORMER ROLES · FOUNDER Role', 'Fie Falk founded 01/01/2010'],
    ...[
      'Adm. dir. Ane Ask',
      'FORMER ROLES · AUDITOR Role Name Share Period Ernst Revision',
      'Formand Bo Bang',
    ],
  ]) {
    expect(text).toContain(squashed(words));
  }
  expect(text).not.toMatch(/EJERREGISTER|REVISION|STIFTERE/);
  const owned = squashed(await companyText(6));
  expect(owned).toContain(squashed('LEGAL OWNER Role'));
  expect(owned).not.toContain('EJERREGISTER');
});

test('accounts come before roles, and both before employees and the past', async () => {
  const placesIn = (text: string, words: string[]) =>
    words.map((word) => text.indexOf(squashed(word)));
  const accounts = squashed(await companyText(1));
  const first = placesIn(accounts, ['KEY FIGURES (GROUP)', 'Medlem Nr149', 'Dec 2021 1 0,4']);
  const roles = placesIn(squashed(await companyText(7)), ['MANAGEMENT/ADMINISTRATION', 'TIMELINE']);
  for (const places of [first, roles]) {
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('who acts for a company in liquidation is printed, and of no other', async () => {
  const words = squashed('the liquidator takes the place of its management');
  expect(squashed(await companyText(9))).toContain(words);
  expect(squashed(await companyText(1))).not.toContain(words);
});

test('a branch is printed with the company that it belongs to', async () => {
  expect(squashed(await companyText(10))).toContain(squashed('Branch of Fjord AB, Sverige'));
  const unnamed = 'Branch of The register does not name the foreign company.';
  expect(squashed(await companyText(11))).toContain(squashed(unnamed));
  expect(squashed(await companyText(9))).not.toContain(squashed('Branch of'));
});

test('a company that holds a role is printed with its CVR number', async () => {
  expect(squashed(await companyText(6))).toContain(squashed(`Ejet Datter ApS, CVR ${keyOf(5)}`));
});

test('how a company ended is printed, and what it is called is no former name', async () => {
  const text = squashed(await companyText(7));
  expect(text).toContain(squashed('Ceased · dissolved by bankruptcy'));
  // The PDF is read column by column.
  expect(text).toContain(squashed('13/11/2021 30/06/2015 01/01/2011 01/01/2010'));
  expect(text).toContain(squashed('Ended Management and board Management and board Started'));
  expect(text).toContain(squashed('Bo Bang (formand) Dissolved by bankruptcy Bo Bang (formand)'));
  expect(text).toContain(squashed('c/o Bo Bang, Engvej 1'));
  expect(text).not.toContain(squashed('c/o c/o'));
  expect(text).not.toContain(squashed('OTHER NAMES'));
});

test('an address abroad is printed with its country, also in care of somebody', async () => {
  const text = squashed(await companyText(8));
  expect(text).toContain(squashed('c/o Bo Bang, Storgatan 5, 211 34 Malmö, Sweden'));
});

test('so is what stands behind owners and below owned companies', async () => {
  const text = squashed(await companyText(1));
  expect(text).toContain(squashed('WHAT IT OWNS, AND WHAT THAT OWNS'));
  const down = `Ejet Datter ApS – Barnebarn ApS (Reklamebeskyttet) ${keyOf(5)} ${keyOf(6)} 50–66,66 % 100 %`;
  expect(text).toContain(squashed(down));
  const below = squashed(await companyText(6));
  expect(below).toContain(squashed('OWNERS AND WHO OWNS THEM'));
  const up = `Ejet Datter ApS – Łódź & Søn ${keyOf(5)} ${keyOf(1)} 100 % 50–66,66 %`;
  expect(below).toContain(squashed(up));
  expect(squashed(await companyText(3))).not.toContain(squashed('OWNERS AND WHO OWNS THEM'));
});

test('the report has all of the page, with sources and dates', async () => {
  const text = await companyText(1);
  const printed = [
    ...['Łódź & Søn ApS – Ærø', 'Salg af “æbler” til 5 €', '12 34 56 78', '1.000.039', '-25,00 %'],
    ...[
      'Selskabet tegnes af to direktører.',
      '36 older periods are not printed.',
      '01/04/2021 - 31/12/2021 9 months EUR',
      '31/12/2021 DKK',
    ],
    ...['KEY FIGURES (GROUP)', '33,00 %', 'Amounts in whole units of the currency above them.'],
    ...['Medlem Nr149', 'The first 50 of 300.', 'Source: sample register, invented', '31/01/2022'],
    'Sample data: this company is invented.',
  ];
  for (const words of printed) expect(text).toContain(squashed(words));
  expect(text).not.toContain('1.000.035');
});

test('it is written in Danish for whoever reads pages in Danish', async () => {
  const text = await companyText(1, 'da');
  const printed = [
    ...['Virksomhedsrapport · CVR', 'OVERBLIK', 'CVR-nummer', 'Aktiv', 'LEDELSE/DIREKTION'],
    ...['36 ældre perioder er ikke udskrevet.', 'De første 50 af 300.', 'Nettoomsætning'],
    ...['Eksempeldata: Virksomheden er opdigtet.', 'egenkapital ÷ aktiver × 100'],
    ...['Salg af “æbler” til 5 €', 'Kilde: opdigtet eksempelregister', 'RESULTATOPGØRELSE'],
  ];
  for (const words of printed) expect(text).toContain(squashed(words));
  expect(text).not.toMatch(/printed\.|Registeras|Reportmade|OVERVIEW|Companyreport/);
});

test('what owners owe of the capital is printed, its classes, the articles and awaited accounts', async () => {
  const told = ['partly paid up', 'Share classes', 'Articles of association of', '09/12/2021'];
  const due = 'They are due by 30/06/2022, and none are known yet.';
  const first = ['First accounts cover', 'accounts cover 18/10/2020 – 31/12/2021.', due];
  const [owing, paid] = [await companyText(1), await companyText(8)];
  for (const words of told) {
    expect(owing).toContain(squashed(words));
    expect(paid).not.toContain(squashed(words));
  }
  for (const words of first) {
    expect(paid).toContain(squashed(words));
    expect(owing).not.toContain(squashed(words));
  }
  const danish = await companyText(1, 'da');
  expect(danish).toContain(squashed('40.000,5 DKK, delvist indbetalt'));
});

test('a company with nothing but a number has a report', async () => {
  const text = await companyText(2);
  for (const words of ['No name', '99000002', 'No financial data available.', 'No data found']) {
    expect(text).toContain(squashed(words));
  }
});

test('contacts under advertising protection are left out, and it says so', async () => {
  await database.rows(`UPDATE companies
    SET care_of = 'Bo Bang', advertising_protected = true WHERE key = '${keyOf(3)}'`);
  await database.rows(`INSERT INTO production_units
    (company_key, p_number, active, name, street, postal_code, postal_district)
    VALUES ('${keyOf(3)}', '1000000003', true, 'Lager', 'Havnen 9', '9900', 'Frederikshavn')
    ON CONFLICT DO NOTHING`);
  await database.rows(`INSERT INTO register_changes (company_key, load_id, field, before, seen_on)
    SELECT '${keyOf(3)}', max(id), 'ADDRESS', 'Torvet 5, 9000 Aalborg', '2021-06-01'
    FROM register_loads`);
  const text = await textNow(3, 'en');
  expect(text).toContain(squashed('Its contacts and streets are left out.'));
  for (const kept of ['9000 Aalborg', '9900 Frederikshavn', '01/06/2021']) {
    expect(text).toContain(squashed(kept));
  }
  expect(text).not.toMatch(/87654321|a@b\.example|BoBang|Engvej|Havnen|Torvet/);
  await database.rows(
    `UPDATE companies SET advertising_protected = false WHERE key = '${keyOf(3)}'`,
  );
  const open = await textNow(3, 'en');
  for (const shown of ['c/o Bo Bang, Engvej 1, 9000 Aalborg', 'Havnen 9', 'Torvet 5']) {
    expect(open).toContain(squashed(shown));
  }
});

test('the annual report of a sample company says on each page that it is invented', async () => {
  const data = await queries.getSampleReport(keyOf(1), '2021-12-31');
  const text = pdfText(Buffer.from(await renderReport({ kind: 'sample', data })));
  const sentence = squashed(
    'INVENTED: this company, its people and all figures are made up. No such report was ever filed.',
  );
  const pages = [...text.matchAll(/inventedsampledata·(\d)\/(\d)/g)];
  expect(pages.length).toBe(Number(pages[0]?.[2]));
  expect(text.split(sentence).length - 1).toBe(pages.length + 1);
  for (const words of ['31/12/2021', '31/12/2020', '1.000.039', '1.000.038', '9 months EUR']) {
    expect(text).toContain(squashed(words));
  }
  expect(text).not.toContain('1.000.037');
});

test.each([
  ['a year without accounts', 1, '2022-12-31'],
  ['no day', 1, "x' OR 1=1"],
  ['a company that is not invented', 4, '2021-12-31'],
  ['a company without accounts', 2, '2021-12-31'],
  ['an unknown company', 9, '2021-12-31'],
])('%s has no invented report', async (_, number, day) => {
  const asked = queries.getSampleReport(keyOf(number), day);
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});

test('several at a time come out whole', async () => {
  const data = await queries.getSampleReport(keyOf(1), '2020-12-31');
  const all = await Promise.all([1, 2, 3].map(() => renderReport({ kind: 'sample', data })));
  for (const pdf of all) expect(pdfText(Buffer.from(pdf))).toContain('1.000.038');
});
