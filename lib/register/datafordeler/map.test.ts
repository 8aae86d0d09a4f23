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
const bankruptcy = (from: string) => row(from, { kreditoplysningstekst: 'Konkurs' });

function statusOf(given: Partial<Owned['rows']>) {
  const none = Object.fromEntries(entityNames.map((name) => [name, [] as Row[]]));
  const rows = { ...none, ...given } as Owned['rows'];
  const joined: Joined = { owner: 1, rows, repeated: 0, partners: [], activeUnits: 0 };
  const { mapped } = mapRows(joined, context);
  return 'company' in mapped ? mapped.company.status : mapped;
}

test('a bankruptcy of a life before is none of this one', () => {
  const Kreditoplysninger = [bankruptcy('2003-04-01')];
  expect(statusOf({ Kreditoplysninger, Virksomhed: [life('1999-01-01', null)] })).toBe(
    'IN_BANKRUPTCY',
  );
  const again = [life('1999-01-01', '2004-12-31'), life('2010-01-01', null)];
  expect(statusOf({ Kreditoplysninger, Virksomhed: again })).toBe('ACTIVE');
});
