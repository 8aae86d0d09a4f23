import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows, delimiterOf } from './csv-rows';
import { entities, entityNamed } from './entities';
import { jsonRows, listInWrapper, type Raw } from './json-rows';
import { RowReader } from './row-reader';
import { newestEntered, type Row } from './rows';

async function* cut(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(rows: AsyncGenerator<Raw[]>): Promise<Raw[]> {
  const found: Raw[] = [];
  for await (const some of rows) found.push(...some);
  return found;
}
const values = (found: Raw[]) => found.map((item) => ('value' in item ? item.value : item));

const rowArbitrary = fc.dictionary(
  fc.stringMatching(/^[a-zæøå]{1,8}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
);

describe('JSON', () => {
  test('every layout gives the rows, wherever the pieces are cut', async () => {
    const rows = fc.array(rowArbitrary, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (given, size) => {
        const layouts = [
          JSON.stringify(given),
          JSON.stringify(given, null, 2),
          JSON.stringify({ a: { b: [1] }, Navn: given, n: 3, c: { d: [{}] } }),
          JSON.stringify({ Navn: given }, null, 1),
          given.map((row) => JSON.stringify(row)).join('\n'),
          `\ufeff${given.map((row) => JSON.stringify(row)).join('\r\n')}\n`,
        ];
        for (const text of layouts) {
          expect(values(await all(jsonRows(cut(text, size))))).toEqual(given);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a list within a text that is cut is no list', async () => {
    const given = [{ å: '[{' }, {}];
    const lines = given.map((row) => JSON.stringify(row)).join('\n');
    expect(values(await all(jsonRows(cut(lines, 1))))).toEqual(given);
    for (const head of ['{"a":"[{', '{"a\\":[{', '{"a":"\\'])
      expect(listInWrapper(head)).toBeNull();
  });

  test('an empty list is no row', async () => {
    expect(await all(jsonRows(cut('[]', 9)))).toEqual([]);
    expect(await all(jsonRows(cut('{"Navn": [ ]}', 3)))).toEqual([]);
  });

  test('text that is cut off is told', async () => {
    const whole = '{"Navn": [{"a": 1}, {"a": 2}]}';
    for (const text of ['[{"a": 1}, {"a"', '[{"a": 1}', '{"a": 1', whole.slice(0, -4)]) {
      await expect(all(jsonRows(cut(text, 7)))).rejects.toThrow('it ends inside a row');
    }
  });

  test('what is no object is refused alone', async () => {
    const found = await all(jsonRows(cut('[{"a": 1}, [2], {"a" 3}, {"a": 4}]', 5)));
    expect(values(found)).toEqual([
      { a: 1 },
      { reason: 'not a JSON object' },
      { reason: 'not valid JSON' },
      { a: 4 },
    ]);
  });

  test('a wrapper is told from a row', () => {
    expect(listInWrapper('{"Navn":[{"a":1')).toBe(8);
    expect(listInWrapper('{"Navn":[')).toBeNull();
    expect(listInWrapper('{"a":"[{","b":[1]}\n')).toBe(-1);
    expect(listInWrapper(' [{"a":1}]')).toBe(-1);
  });

  test('a text whose list does not begin soon is read as rows', async () => {
    const given = [{ a: 'x'.repeat(70_000) }, { a: 'y'.repeat(70_000) }];
    const lines = given.map((row) => JSON.stringify(row)).join('\n');
    const parts = jsonRows(cut(lines, 1_000));
    expect(values((await parts.next()).value ?? [])).toHaveLength(1);
    expect(await all(parts)).toHaveLength(1);
  });
});

describe('CSV', () => {
  test('the delimiter stands in the first line', () => {
    expect(delimiterOf('id;CVRNummer;status\r\n1,5;2;3')).toBe(';');
    expect(delimiterOf('"id","CVRNummer"\n')).toBe(',');
  });

  test('fields may hold quotes, delimiters and line ends', async () => {
    const text = '\ufeffid;vaerdi\r\n1;"a;""b""\r\nc"\r\n\r\n2;5" rør\r\n';
    expect(values(await all(csvRows(cut(text, 4))))).toEqual([
      ['id', 'vaerdi'],
      ['1', 'a;"b"\r\nc'],
      ['2', '5" rør'],
    ]);
  });

  test('text that ends in a quoted field is cut off', async () => {
    await expect(all(csvRows(cut('id,vaerdi\n1,"a\n2,b\n', 6)))).rejects.toThrow(
      'it ends inside a row',
    );
  });
});

describe('a row', () => {
  const name = { CVREnhedsId: '4001900001', vaerdi: ' Lyng  ApS ', sekvens: '0' };
  const read = (row: unknown, entity: keyof typeof entities = 'Navn') =>
    new RowReader(entities[entity]).read(row, 7);

  test('is read whatever the case of its columns, and without what is not needed', () => {
    const times = {
      registreringfra: '2024-03-01 10:00:00.123456',
      VIRKNINGFRA: '2019-01-01',
      virkningTil: '',
      unknown: { a: 1 },
    };
    expect(read({ ...name, ...times })).toEqual({
      row: {
        owner: 4001900001,
        cells: ['2024-03-01T10:00:00.123Z', '2019-01-01', null, 7, 0, 'Lyng  ApS'],
      },
    });
  });

  test('is valid from a Danish day, however its midnight is written', () => {
    const from = (virkningFra: string) => read({ ...name, virkningFra }).row?.cells[1];
    expect(from('2024-12-31T23:00:00.000000Z')).toBe('2025-01-01');
    expect(from('2024-06-30T22:00:00Z')).toBe('2024-07-01');
    expect(from('2024-12-31 23:00:00+00:00')).toBe('2025-01-01');
    expect(from('2024-12-31T22:00:00Z')).toBe('2024-12-31');
    expect(from('2024-06-30T21:00:00Z')).toBe('2024-06-30');
    expect(from('2025-01-01T00:00:00.000000+01:00')).toBe('2025-01-01');
    expect(from('2025-01-01T00:00:00Z')).toBe('2025-01-01');
    expect(from('2025-01-01T23:30:00+01:00')).toBe('2025-01-01');
  });

  test('is left out when the register replaced it', () => {
    expect(read({ ...name, registreringTil: '2024-01-01T00:00:00Z' })).toEqual({ replaced: true });
  });

  test('is refused with the reason', () => {
    const reasons: [unknown, string][] = [
      [{ ...name, CVREnhedsId: 'abc' }, 'CVREnhedsId is not a whole number'],
      [{ ...name, CVREnhedsId: null }, 'CVREnhedsId is missing'],
      [{ ...name, vaerdi: ' ' }, 'vaerdi is missing'],
      [{ ...name, vaerdi: ['a'] }, 'vaerdi is not a text'],
      [{ ...name, virkningFra: '2023-02-29' }, 'virkningFra is not a date'],
      [{ ...name, registreringFra: 'soon' }, 'registreringFra is not a point in time'],
      ['text', 'it is no row'],
    ];
    for (const [row, reason] of reasons) expect(read(row)).toMatchObject({ reason });
    expect(read({ ...name, vaerdi: ' ' }).refusedOwner).toBe(Number(name.CVREnhedsId));
    for (const CVREnhedsId of ['abc', '0', '-1', '12345678901234567890']) {
      expect(read({ ...name, vaerdi: ' ', CVREnhedsId }).refusedOwner).toBeUndefined();
    }
  });

  test('protection that cannot be read is told and counts as protection', () => {
    const flag = (vaerdi: unknown) =>
      read({ CVREnhedsId: 1, vaerdi, virkningFra: '2020-01-01' }, 'Reklamebeskyttelse');
    for (const [given, value] of [
      [true, true],
      ['False', false],
      [0, false],
      ['1', true],
    ] as const) {
      expect(flag(given)).toMatchObject({ row: { cells: [null, '2020-01-01', null, 7, value] } });
      expect(flag(given).reason).toBeUndefined();
    }
    for (const given of ['ja', null, 2]) {
      expect(flag(given)).toEqual({
        row: { owner: 1, cells: [null, '2020-01-01', null, 7, true] },
        reason: 'vaerdi is not true or false',
      });
    }
  });

  test('of a CSV file has as many fields as the header', () => {
    const reader = new RowReader(entities.Navn);
    reader.header(['CVREnhedsId', 'vaerdi', 'x']);
    for (const row of [
      ['1', 'a'],
      ['1', 'a', 'x', 'y'],
    ]) {
      expect(reader.read(row, 1)).toEqual({ reason: `it has ${row.length} fields instead of 3` });
    }
    expect(() => new RowReader(entities.Navn).header(['CVREnhedsId'])).toThrow(
      'it has no column vaerdi',
    );
  });
});

test('of rows with one period and identity the one entered last is kept, in whatever order', () => {
  const day = fc.option(fc.constantFrom('2019-01-01', '2020-01-01', '2021-01-01'));
  const registered = fc.option(
    fc.constantFrom('2022-01-01T00:00:00.000Z', '2023-01-01T00:00:00.000Z'),
  );
  const cells = fc.record({
    sekvens: fc.constantFrom(null, 0, 1),
    vaerdi: fc.constantFrom('a', 'b'),
  });
  const row = fc.record({ from: day, to: day, registered, number: fc.constant(1), cells });
  const kindOf = ({ from, cells: { sekvens } }: Row) => `${from} ${sekvens}`;
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (given, numbers) => {
      const kept = newestEntered('Navn', given);
      expect(kept.map(kindOf).toSorted()).toEqual([...new Set(given.map(kindOf))].toSorted());
      for (const one of kept) {
        const others = given.filter((other) => kindOf(other) === kindOf(one));
        const times = others.map((other) => other.registered ?? '');
        expect(one.registered ?? '').toBe(times.toSorted().at(-1));
        const alike = others.filter((other) => other.registered === one.registered);
        const ends = alike.map((other) => other.to ?? '9999');
        expect(one.to ?? '9999').toBe(ends.toSorted().at(-1));
      }
      const begins = kept.map(({ from }) => from ?? '');
      expect(begins).toEqual(begins.toSorted());
      const shuffled = given
        .map((one) => ({ one, at: numbers.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(newestEntered('Navn', shuffled)).toEqual(kept);
    }),
    { numRuns: 500 },
  );
});

test('names of entities are compared without case and signs', () => {
  expect(entityNamed('E_MAILADRESSE')).toBe('e-mailadresse');
  expect(entityNamed('virksomhed')).toBe('Virksomhed');
  expect(entityNamed('AndreDeltagere')).toBeNull();
});
