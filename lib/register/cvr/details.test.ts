import { describe, expect, test } from 'vitest';
import type { CompanyRecord, UnitRecord } from '../record';
import { readReference } from '../reference';
import { mapDocument } from './index';

const context = { reference: readReference(), day: '2026-06-15' };
const since = (gyldigFra: string | null, gyldigTil: string | null = null) => ({
  periode: { gyldigFra, gyldigTil },
});

function company(fields: object): CompanyRecord {
  const mapped = mapDocument({ Vrvirksomhed: { cvrNummer: 12345678, ...fields } }, context);
  if (!('company' in mapped)) throw new Error(JSON.stringify(mapped));
  return mapped.company;
}

function unit(fields: object): UnitRecord {
  const document = { pNummer: 1001001001, virksomhedsrelation: [{ cvrNummer: 12345678 }] };
  const mapped = mapDocument({ VrproduktionsEnhed: { ...document, ...fields } }, context);
  if (!('unit' in mapped)) throw new Error(JSON.stringify(mapped));
  return mapped.unit;
}

test('each code belongs to the list that was in use when its period began', () => {
  const hovedbranche = [
    { branchekode: '620100', branchetekst: 'Før', ...since('2010-01-01', '2024-12-31') },
    { branchekode: '621000', branchetekst: 'Efter', ...since('2025-01-01') },
  ];
  const bibranche1 = [{ branchekode: '561010', branchetekst: 'Gammel', ...since('2019-01-01') }];
  const bibranche2 = [{ branchekode: '479900', branchetekst: 'Kommer', ...since('2026-07-01') }];
  const record = company({ hovedbranche, bibranche1, bibranche2 });
  expect(record.industry).toEqual({ version: 'DB25', code: '621000', text: 'Efter' });
  expect(record.secondaryIndustries).toEqual([{ version: 'DB07', code: '561010', text: 'Gammel' }]);
});

describe('what a creditor asks of the capital and the articles', () => {
  const attributter = (values: Record<string, string>) =>
    Object.entries(values).map(([type, vaerdi]) => ({
      type,
      vaerdier: [{ vaerdi, ...since('2020-10-18') }],
    }));
  const read = (values: Record<string, string>) => company({ attributter: attributter(values) });

  test('is read from the attributes, under either name of share classes', () => {
    expect(
      read({
        KAPITAL_DELVIST: 'true',
        KAPITALKLASSE: 'true',
        VEDTÆGT_SENESTE: '2020-12-09',
        FØRSTE_REGNSKABSPERIODE_START: '2020-10-18',
        FØRSTE_REGNSKABSPERIODE_SLUT: '2021-12-31',
      }),
    ).toMatchObject({
      capitalPartlyPaid: true,
      shareClasses: true,
      articlesOn: '2020-12-09',
      firstPeriodStart: '2020-10-18',
      firstPeriodEnd: '2021-12-31',
    });
    expect(read({ KAPITALKLASSER: 'false', KAPITAL_DELVIST: 'false' })).toMatchObject({
      capitalPartlyPaid: false,
      shareClasses: false,
    });
  });

  test.each([
    [{ KAPITAL_DELVIST: '1000.00', KAPITALKLASSER: 'A og B' }],
    [{ VEDTÆGT_SENESTE: '2020-02-30' }],
    [{ FØRSTE_REGNSKABSPERIODE_START: '2020-10-18' }],
    [
      {
        FØRSTE_REGNSKABSPERIODE_START: '2021-01-01',
        FØRSTE_REGNSKABSPERIODE_SLUT: '2020-12-31',
      },
    ],
  ])('is unknown where it cannot be: %j', (values: Record<string, string>) => {
    expect(read(values)).toMatchObject({
      ...{ capitalPartlyPaid: null, shareClasses: null, articlesOn: null },
      ...{ firstPeriodStart: null, firstPeriodEnd: null },
    });
  });
});

test('where the lists are left out, what the register holds for newest serves', () => {
  const virksomhedMetadata = {
    nyesteBinavne: ['Nord Handel', null, ' '],
    nyesteBibranche2: { branchekode: '561010', branchetekst: 'Mad', ...since('2019-01-01') },
    nyesteStatus: {
      kreditoplysningkode: 1,
      kreditoplysningtekst: 'Konkurs',
      ...since('2025-02-03'),
    },
    nyesteErstMaanedsbeskaeftigelse: { aar: 2026, maaned: 4, antalAnsatte: 12 },
  };
  expect(company({ virksomhedMetadata })).toMatchObject({
    names: [{ kind: 'SECONDARY', name: 'Nord Handel', validFrom: null, validTo: null }],
    secondaryIndustries: [{ code: '561010' }],
    status: 'IN_BANKRUPTCY',
    statusText: 'Konkurs',
    statusSince: '2025-02-03',
    employees: 12,
    employeesMonth: '2026-04-01',
  });
  const emptied = { binavne: [], bibranche2: [], status: [], virksomhedMetadata };
  expect(company({ ...emptied })).toMatchObject({
    names: [],
    secondaryIndustries: [],
    status: 'ACTIVE',
  });
});

test.each([
  [1, 'IN_BANKRUPTCY'],
  [4, 'IN_BANKRUPTCY'],
  [undefined, 'IN_BANKRUPTCY'],
  [2, 'ACTIVE'],
  [3, 'ACTIVE'],
])('after message %s of the bankruptcy court a company is %s', (statuskode, status) => {
  const credit = { kreditoplysningkode: 1, kreditoplysningtekst: 'Konkurs' };
  const decreed = { ...credit, statuskode: 1, ...since('2024-02-01', '2024-05-31') };
  const told = { ...credit, statuskode, ...since('2024-06-01') };
  expect(company({ status: [decreed, told] }).status).toBe(status);
});

test('a bankruptcy is outlived by a status, or a life, that began after it', () => {
  const credit = { kreditoplysningkode: 1, statuskode: 1, kreditoplysningtekst: 'Konkurs' };
  const status = [{ ...credit, ...since('2003-04-01') }];
  const statusOn = (fields: object) => company({ status, ...fields }).status;
  const normal = (from: string) => [{ status: 'NORMAL', ...since(from) }];
  expect(statusOn({ virksomhedsstatus: normal('1999-01-01') })).toBe('IN_BANKRUPTCY');
  expect(statusOn({ virksomhedsstatus: normal('2003-04-01') })).toBe('IN_BANKRUPTCY');
  expect(statusOn({ virksomhedsstatus: normal('2005-09-01') })).toBe('ACTIVE');
  expect(statusOn({ livsforloeb: [since('1999-01-01')] })).toBe('IN_BANKRUPTCY');
  expect(statusOn({ livsforloeb: [since('1999-01-01', '2004-12-31'), since('2010-01-01')] })).toBe(
    'ACTIVE',
  );
});

test('a company registered ahead of time is active from the first day of its life', () => {
  const virksomhedMetadata = { sammensatStatus: 'Fremtid', stiftelsesDato: '2026-06-01' };
  const toCome = { livsforloeb: [since('2026-07-01')], virksomhedMetadata };
  const state = { status: 'ACTIVE', statusText: 'Fremtid', ceasedOn: null };
  expect(company(toCome)).toMatchObject({ ...state, statusSince: '2026-07-01' });
  const normal = { virksomhedsstatus: [{ status: 'NORMAL', ...since('2026-06-01') }] };
  expect(company({ ...toCome, ...normal }).statusSince).toBe('2026-07-01');
  const again = [since('2001-01-01', '2010-12-31'), since('2026-07-01')];
  expect(company({ ...toCome, livsforloeb: again })).toMatchObject({ statusSince: '2026-07-01' });
  const begun = { ...toCome, livsforloeb: [since('2026-06-15')] };
  expect(company(begun).statusSince).toBe('2026-06-15');
});

test('one that has begun is not to come, whatever is entered ahead of time', () => {
  const virksomhedsstatus = [{ status: 'NORMAL', ...since('2026-07-01') }];
  const begun = { livsforloeb: [since('2001-01-01')], virksomhedsstatus };
  expect(company(begun)).toMatchObject({ status: 'ACTIVE', statusSince: '2001-01-01' });
});

test('a status that begins on the day of the load is that of today', () => {
  const virksomhedsstatus = [
    { status: 'NORMAL', ...since('2001-01-01', '2026-06-14') },
    { status: 'UNDER KONKURS', ...since('2026-06-15') },
  ];
  const bankrupt = { livsforloeb: [since('2001-01-01')], virksomhedsstatus };
  const state = { status: 'IN_BANKRUPTCY', statusSince: '2026-06-15' };
  expect(company(bankrupt)).toMatchObject(state);
});

test('what ends on the day of the load counts until that day is over', () => {
  const phone = (until: string) =>
    company({
      telefonNummer: [{ kontaktoplysning: '04000003', ...since('2020-01-01', until) }],
    }).phone;
  expect([phone('2026-06-15'), phone('2026-06-14')]).toEqual(['04000003', null]);
});

test('of addresses that are all over the one that ended last counts', () => {
  const address = (vejnavn: string, from: string, until: string) => ({
    vejnavn,
    ...since(from, until),
  });
  const addresses = [
    address('Gammelvej', '2001-01-01', '2010-12-31'),
    address('Nyvej', '2011-01-01', '2015-12-31'),
    address('Midtvej', '2012-01-01', '2012-12-31'),
  ];
  for (const beliggenhedsadresse of [addresses, addresses.toReversed()])
    expect(company({ beliggenhedsadresse }).street).toBe('Nyvej');
});

test('the mandatory address serves only when it is marked as public', () => {
  const given = { kontaktoplysning: 'pligt@nord.example', ...since('2020-01-01') };
  const email = (item: object, fields = {}) =>
    company({ obligatoriskEmail: [{ ...given, ...item }], ...fields }).email;
  expect(email({ hemmelig: false })).toBe('pligt@nord.example');
  expect(email({ hemmelig: true })).toBeNull();
  expect(email({})).toBeNull();
  const own = [{ kontaktoplysning: 'post@nord.example', hemmelig: false, ...since('2020-01-01') }];
  expect(email({ hemmelig: false }, { elektroniskPost: own })).toBe('post@nord.example');
});

test('a second telephone serves where there is no first, and no secret one does', () => {
  const second = { kontaktoplysning: '04000002', hemmelig: false, ...since('2020-01-01') };
  const first = { kontaktoplysning: '04000001', hemmelig: true, ...since('2020-01-01') };
  const lists = { telefonNummer: [first], sekundaertTelefonNummer: [second] };
  expect(company(lists).phone).toBe('04000002');
  expect(company({ telefonNummer: [first] }).phone).toBeNull();
});

test('a company without a place is where its post goes', () => {
  const postadresse = [{ landekode: 'DK', vejnavn: 'Engvej', postnummer: 9000, ...since(null) }];
  expect(company({ postadresse })).toMatchObject({ street: 'Engvej', postalCode: '9000' });
});

test('a unit keeps the id of its address, and ceases by its life or by its status', () => {
  const adresseId = '0A3F50B8-1111-32B8-E044-0003BA298018';
  const beliggenhedsadresse = [{ landekode: 'DK', adresseId, ...since('2020-01-01') }];
  const open = unit({ beliggenhedsadresse, livsforloeb: [since('2020-01-01')] });
  expect(open).toMatchObject({ addressId: adresseId.toLowerCase(), active: true, isMain: false });
  expect(unit({ livsforloeb: [since('2020-01-01', '2024-05-31')] })).toMatchObject({
    active: false,
    ceasedOn: '2024-05-31',
  });
  expect(unit({ produktionsEnhedMetadata: { sammensatStatus: 'Ophørt' } }).active).toBe(false);
});

test('a financial year of a month that does not exist is not stated', () => {
  const attributter = [
    { type: 'REGNSKABSÅR_START', vaerdier: [{ vaerdi: '--07-01', ...since(null) }] },
    { type: 'REGNSKABSÅR_SLUT', vaerdier: [{ vaerdi: '--13-31', ...since(null) }] },
  ];
  expect(company({ attributter })).toMatchObject({
    financialYearStart: '--07-01',
    financialYearEnd: null,
  });
});

test('of names without end the first ones are kept, each cut to a line', () => {
  const long = (number: number) => ({ navn: String(number).padEnd(700, 'x'), ...since(null) });
  const { names } = company({ navne: Array.from({ length: 300 }, (_, index) => long(index)) });
  expect(names).toHaveLength(100);
  expect(names[0]?.name).toHaveLength(500);
});

test.each([
  ['2019-01-15', null, 7],
  ['2024-06-01', null, null],
  // For a ceased unit, the head count of its last day is used.
  ['2024-06-01', '2019-03-31', 7],
])(
  'on %s employees of the end of 2018 are told of a unit until %s as %s',
  (day, end, employees) => {
    const unit = {
      pNummer: 1012000003,
      livsforloeb: [{ periode: { gyldigFra: '2010-01-01', gyldigTil: end } }],
      virksomhedsrelation: [{ cvrNummer: 12843089, periode: { gyldigFra: '2010-01-01' } }],
      kvartalsbeskaeftigelse: [{ aar: 2018, kvartal: 4, antalAnsatte: 7 }],
    };
    const mapped = mapDocument({ VrproduktionsEnhed: unit }, { ...context, day });
    expect(mapped).toMatchObject({ unit: { employees, employeesMin: null } });
  },
);

test('the head office of a branch is known by the kind of its organ, whatever that is called', () => {
  const relation = {
    deltager: {
      enhedsNummer: 4_000_000_001,
      enhedstype: 'ANDEN_DELTAGER',
      navne: [{ navn: 'Fjord AB', ...since('2010-01-01') }],
    },
    organisationer: [
      {
        hovedtype: 'HOVEDSELSKAB',
        organisationsNavn: [{ navn: 'Udenlandsk selskab', ...since('2010-01-01') }],
        medlemsData: [
          {
            attributter: [
              { type: 'FUNKTION', vaerdier: [{ vaerdi: 'SELSKAB', ...since('2010-01-01') }] },
            ],
          },
        ],
      },
    ],
  };
  expect(company({ deltagerRelation: [relation] }).roles).toMatchObject([
    { group: 'OTHER', organ: 'Hovedselskab', title: 'SELSKAB', participant: { name: 'Fjord AB' } },
  ]);
});

test.each([
  ['Direktion', 'MANAGEMENT'],
  ['Filialbestyrere', 'MANAGEMENT'],
  ['Hovedbestyrelse', 'BOARD'],
  ['Likvidator', 'OTHER'],
])('who is in the organ %s is in the group %s', (navn, group) => {
  const relation = {
    deltager: {
      ...{ enhedsNummer: 4_000_000_002, enhedstype: 'PERSON' },
      navne: [{ navn: 'Bo Bestyrer', ...since('2010-01-01') }],
    },
    organisationer: [
      {
        hovedtype: 'LEDELSESORGAN',
        organisationsNavn: [{ navn, ...since('2010-01-01') }],
        medlemsData: [
          {
            attributter: [
              { type: 'FUNKTION', vaerdier: [{ vaerdi: 'X', ...since('2010-01-01') }] },
            ],
          },
        ],
      },
    ],
  };
  expect(company({ deltagerRelation: [relation] }).roles.map((role) => role.group)).toEqual([
    group,
  ]);
});

test.each([
  ['whose register is called so', 'REGISTER', 'Reelle ejere', 'Ejer'],
  ['whose register is of that kind', 'REEL_EJER', 'Ejere', 'Ejer'],
  ['who is called so', 'REGISTER', 'Ejere', 'Reel ejer'],
])('a beneficial owner %s is left out', (_, hovedtype, navn, vaerdi) => {
  const relation = {
    deltager: {
      ...{ enhedsNummer: 4_000_000_003, enhedstype: 'PERSON' },
      navne: [{ navn: 'Rie Reel', ...since('2010-01-01') }],
    },
    organisationer: [
      {
        hovedtype,
        organisationsNavn: [{ navn, ...since('2010-01-01') }],
        medlemsData: [
          {
            attributter: [
              { type: 'FUNKTION', vaerdier: [{ vaerdi, ...since('2010-01-01') }] },
              { type: 'EJERANDEL_PROCENT', vaerdier: [{ vaerdi: '0.5', ...since('2010-01-01') }] },
            ],
          },
        ],
      },
    ],
  };
  expect(company({ deltagerRelation: [relation] }).roles).toEqual([]);
});

test('a general partner in the management of a limited partnership is its partner', () => {
  const relation = (enhedsNummer: number, navn: string, vaerdi: string) => ({
    deltager: {
      ...{ enhedsNummer, enhedstype: 'VIRKSOMHED', forretningsnoegle: enhedsNummer },
      navne: [{ navn, ...since('2010-01-01') }],
    },
    organisationer: [
      {
        hovedtype: 'LEDELSESORGAN',
        organisationsNavn: [{ navn: 'Direktion', ...since('2010-01-01') }],
        medlemsData: [
          {
            attributter: [
              { type: 'FUNKTION', vaerdier: [{ vaerdi, ...since('2010-01-01') }] },
              { type: 'KOMPLEMENTAR_INDSKUDSKAPITAL', vaerdier: [{ vaerdi: '7000.00' }] },
            ],
          },
        ],
      },
    ],
  });
  const deltagerRelation = [
    relation(12_100_001, 'Fjord Komplementar ApS', 'KOMPLEMENTARER'),
    relation(12_100_002, 'Fjord Drift ApS', 'DIREKTØR'),
  ];
  expect(
    company({ deltagerRelation }).roles.map(({ participant, group }) => [participant.name, group]),
  ).toEqual([
    ['Fjord Komplementar ApS', 'PARTNER'],
    ['Fjord Drift ApS', 'MANAGEMENT'],
  ]);
});

test.each([
  ['during a bankruptcy', 1, '2015-04-01', 'Konkurs'],
  ['before its estate was wound up', 3, '2016-03-01', 'Konkurs'],
  ['right after its estate was wound up', 3, '2015-05-01', 'Konkurs'],
  ['long after its estate was wound up', 3, '2012-03-01', 'Ophørt'],
  ['after the decree was lifted', 2, '2015-04-01', 'Ophørt'],
  ['in a life after that bankruptcy', 1, '2004-03-01', 'Ophørt'],
])('how a sole proprietorship ended that ceased %s', (_, statuskode, from, statusText) => {
  const credit = { kreditoplysningkode: 1, kreditoplysningtekst: 'Konkurs', statuskode };
  const ended = {
    livsforloeb: [since('2001-01-01', '2004-12-31'), since('2010-01-01', '2015-05-05')],
    status: [{ ...credit, ...since(from) }],
    virksomhedMetadata: { sammensatStatus: 'Ophørt' },
  };
  expect(company(ended)).toMatchObject({ status: 'CEASED', statusText, ceasedOn: '2015-05-05' });
  const virksomhedsstatus = [{ status: 'OPLØST EFTER ERKLÆRING', ...since('2015-05-06') }];
  expect(company({ ...ended, virksomhedsstatus }).statusText).toBe('OPLØST EFTER ERKLÆRING');
});

test('a company that was in trouble keeps its statuses, those to come apart', () => {
  const entries = [
    { status: 'UNDER KONKURS', ...since('2014-01-02', '2014-06-01') },
    { status: 'NORMAL', ...since('2010-01-01', '2014-01-01') },
    { status: 'NORMAL', ...since('2014-06-02', '2019-12-31') },
    { status: 'Aktiv', ...since('2020-01-01') },
    { status: 'UNDER FRIVILLIG LIKVIDATION', ...since('2026-07-01') },
  ];
  const of = (virksomhedsstatus: object[]) => company({ virksomhedsstatus }).statusHistory;
  expect(of(entries)).toEqual([
    { status: 'ACTIVE', from: '2010-01-01' },
    { status: 'IN_BANKRUPTCY', from: '2014-01-02' },
    { status: 'ACTIVE', from: '2014-06-02' },
  ]);
  expect(of(entries.slice(1))).toBeNull();
  expect(of(entries.slice(0, 1))).toBeNull();
});
