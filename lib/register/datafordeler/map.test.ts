import { expect, test } from 'vitest';
import { readReference } from '../reference';
import { entityNames } from './entities';
import type { Joined } from './join';
import { mapRows } from './map';
import type { Owned, Row } from './rows';

const context = { reference: readReference(), day: '2026-06-15' };

const row = (from: string, cells: Row['cells']): Row => ({
  ...{ registered: null, from, to: null, number: 1 },
  cells,
});
const life = (from: string, to: string | null) =>
  row(from, {
    ...{ CVRNummer: 12345678, status: 'aktiv' },
    ...{ virksomhedStartdato: from, virksomhedOphoersdato: to },
  });
const bankruptcy = (from: string, statusvaerdi: string | null = null) =>
  row(from, { kreditoplysningstekst: 'Konkurs', statusvaerdi });

function statedOf(given: Partial<Owned['rows']>) {
  const none = Object.fromEntries(entityNames.map((name) => [name, [] as Row[]]));
  const rows = { ...none, ...given } as Owned['rows'];
  const joined: Joined = { owner: 1, rows, repeated: 0, partners: [], activeUnits: 0 };
  const { mapped } = mapRows(joined, context);
  return 'company' in mapped ? mapped.company : null;
}

const statusOf = (given: Partial<Owned['rows']>) => statedOf(given)?.status;

test('a bankruptcy of a life before is none of this one', () => {
  const Kreditoplysninger = [bankruptcy('2003-04-01')];
  expect(statusOf({ Kreditoplysninger, Virksomhed: [life('1999-01-01', null)] })).toBe(
    'IN_BANKRUPTCY',
  );
  const again = [life('1999-01-01', '2004-12-31'), life('2010-01-01', null)];
  expect(statusOf({ Kreditoplysninger, Virksomhed: again })).toBe('ACTIVE');
});

test.each([
  ['1', 'CEASED', 'Konkurs'],
  ['2', 'CEASED', 'Aktiv'],
  ['3', 'CEASED', 'Konkurs'],
])(
  'after message %s of the court a company that ceased is %s, %s',
  (message, status, statusText) => {
    const Virksomhed = [life('1999-01-01', '2003-05-01')];
    const Kreditoplysninger = [bankruptcy('2003-04-20', message)];
    expect(statedOf({ Virksomhed, Kreditoplysninger })).toMatchObject({ status, statusText });
    const goesOn = statusOf({ Virksomhed: [life('1999-01-01', null)], Kreditoplysninger });
    expect(goesOn).toBe(message === '1' ? 'IN_BANKRUPTCY' : 'ACTIVE');
  },
);

test('of protections from advertising that are over or to come, the last that began counts', () => {
  const protection = (from: string, to: string | null, vaerdi: boolean) => ({
    ...row(from, { vaerdi }),
    to,
  });
  const isProtected = (...Reklamebeskyttelse: Row[]) =>
    statedOf({ Virksomhed: [life('1999-01-01', null)], Reklamebeskyttelse })?.advertisingProtected;
  const [first, second] = ['2015-12-31', '2020-12-31'];
  const toCome = (vaerdi: boolean) => protection('2027-01-01', null, vaerdi);
  const former = protection('2010-01-01', null, false);
  expect(isProtected(former, protection(context.day, null, true)), 'from that day on').toBe(true);
  expect(isProtected(protection(context.day, context.day, true), toCome(false))).toBe(true);
  expect(isProtected(toCome(true), protection('2028-01-01', null, false))).toBe(true);
  expect(
    isProtected(
      protection('2010-01-01', first, false),
      protection('2016-01-01', second, true),
      toCome(false),
    ),
  ).toBe(true);
  expect(
    isProtected(
      protection('2010-01-01', first, true),
      protection('2016-01-01', second, false),
      toCome(true),
    ),
  ).toBe(false);
  expect(isProtected(toCome(true))).toBe(true);
});

test('a reconstruction that is over does not tell how a company ended later', () => {
  const cells = { kreditoplysningstekst: 'Rekonstruktion', statusvaerdi: '3' };
  const Kreditoplysninger = [row('2003-04-20', cells)];
  const ceased = { Kreditoplysninger, Virksomhed: [life('1999-01-01', '2003-05-01')] };
  expect(statedOf(ceased)).toMatchObject({ status: 'CEASED', statusText: 'Aktiv' });
  const goesOn = { Kreditoplysninger, Virksomhed: [life('1999-01-01', null)] };
  expect(statusOf(goesOn)).toBe('ACTIVE');
});

test.each([
  ['on the first day of the life', [bankruptcy('2010-01-01')], 'IN_BANKRUPTCY'],
  ['on an unknown day', [{ ...bankruptcy(''), from: null }], 'IN_BANKRUPTCY'],
  ['that has an end', [{ ...bankruptcy('2012-01-01'), to: '2013-01-01' }], 'ACTIVE'],
  ['that is to come', [bankruptcy('2026-06-16')], 'ACTIVE'],
  ['lifted, before another', [bankruptcy('2012-01-01', '2'), bankruptcy('2014-01-01')], null],
  ['lifted, after another', [bankruptcy('2012-01-01'), bankruptcy('2014-01-01', '2')], 'ACTIVE'],
])('a bankruptcy %s', (_, Kreditoplysninger, status) => {
  const Virksomhed = [life('1999-01-01', '2004-12-31'), life('2010-01-01', null)];
  expect(statusOf({ Virksomhed, Kreditoplysninger })).toBe(status ?? 'IN_BANKRUPTCY');
});

test('a life that is to come ends no bankruptcy, one that begins today does', () => {
  const of = (begins: string) =>
    statusOf({
      Virksomhed: [life('1999-01-01', null), life(begins, null)],
      Kreditoplysninger: [bankruptcy('2020-01-01')],
    });
  expect(of('2026-06-16')).toBe('IN_BANKRUPTCY');
  expect(of(context.day)).toBe('ACTIVE');
});

test('a company was last entered when the newest of its rows was', () => {
  const entered = (from: string, registered: string | null, cells = {}) => ({
    ...row(from, { vaerdi: 'Lyng ApS', sekvens: 0, ...cells }),
    registered,
  });
  const Virksomhed = [{ ...life('1999-01-01', null), registered: '2020-01-01T00:00:00.000Z' }];
  const Navn = [
    entered('1999-01-01', '2024-03-01T10:00:00.000Z'),
    entered('2001-01-01', '2022-03-01T10:00:00.000Z'),
    entered('2002-01-01', null),
  ];
  expect(statedOf({ Virksomhed, Navn })?.registerUpdatedAt).toBe('2024-03-01T10:00:00.000Z');
});

test('names count as primary ones where none has number 0', () => {
  const name = (vaerdi: string, sekvens: number | null) => row('1999-01-01', { vaerdi, sekvens });
  const of = (...Navn: Row[]) => statedOf({ Virksomhed: [life('1999-01-01', null)], Navn })?.name;
  expect(of(name('Binavn', 1), name('Lyng', 0))).toBe('Lyng');
  expect(of(name('Binavn', 1), name('Lyng', null))).toBe('Lyng');
  expect(of(name('Kun Binavn', 1))).toBe('Kun Binavn');
});

test.each([
  [{ husnummerFra: '012B' }, { street: 'Nyvej 12B' }],
  [{ husnummerFra: 'Bygning 3' }, { street: 'Nyvej Bygning 3' }],
  [{ postnummer: '0900' }, { postalCode: '0900' }],
  [{ postnummer: 'SE-21122' }, { postalCode: null }],
])('an address with %o has %o', (cells, expected) => {
  const own = Object.entries({ vejnavn: 'Nyvej', landekode: 'DK', ...cells });
  const address = Object.fromEntries(own.map(([name, value]) => [`CVRAdresse_${name}`, value]));
  const Adressering = [
    row('1999-01-01', { AdresseringAnvendelse: 'beliggenhedsadresse', ...address }),
  ];
  expect(statedOf({ Virksomhed: [life('1999-01-01', null)], Adressering })).toMatchObject(expected);
});

test.each([
  ['AKTIV', 'Aktiv'],
  ['inaktiv', 'Ophørt'],
  ['ophoert', 'Ophørt'],
  ['Under frivillig likvidation', 'Under frivillig likvidation'],
])('the status %s is written %s', (status, statusText) => {
  const own = life('1999-01-01', null);
  expect(statedOf({ Virksomhed: [{ ...own, cells: { ...own.cells, status } }] })).toMatchObject({
    statusText,
  });
});
