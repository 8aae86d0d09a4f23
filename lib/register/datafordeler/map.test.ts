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
