import { expect, test } from 'vitest';
import { layOut } from './layout';

const nodes = (...columns: string[]) =>
  columns.flatMap((column, step) => [...column].map((id) => ({ id, step })));
const links = (...pairs: string[]) =>
  pairs.map(([holder = '', company = '']) => ({ holder, company }));
const shown = ({ places }: ReturnType<typeof layOut>) =>
  Object.fromEntries([...places].map(([id, { column, row }]) => [id, [column, row]]));

test('the middle alone has the only place', () => {
  expect(layOut(nodes('m'), [])).toMatchObject({ columns: 1, rows: 1 });
});

test('neighbours stand in the next column, the middle between them', () => {
  expect(shown(layOut(nodes('m', 'abc'), links('ma', 'bm', 'mc')))).toEqual({
    m: [0, 1],
    a: [1, 0],
    b: [1, 1],
    c: [1, 2],
  });
});

test('what belongs together is not crossed', () => {
  const drawn = layOut(nodes('m', 'abc', 'xyz'), links('ma', 'mb', 'mc', 'az', 'by', 'cx'));
  const { a, b, c, x, y, z } = shown(drawn);
  const rows = [a, b, c, x, y, z].map((place) => place?.[1]);
  expect(rows[0]).toBe(rows[5]);
  expect(rows[1]).toBe(rows[4]);
  expect(rows[2]).toBe(rows[3]);
});

test('one that several share stands between them', () => {
  const drawn = shown(layOut(nodes('m', 'abc', 's'), links('ma', 'mb', 'mc', 'as', 'cs')));
  expect(drawn.s?.[1]).toBe(((drawn.a?.[1] ?? 0) + (drawn.c?.[1] ?? 0)) / 2);
});

test('where there are many, they stand on both sides, each with what is linked to it', () => {
  const drawn = layOut(
    nodes('m', 'abcdefgh', 'xy'),
    links(...[...'abcdefgh'].map((id) => `m${id}`), 'ax', 'bx', 'cy', 'dy'),
  );
  expect(drawn).toMatchObject({ columns: 5, middle: 2 });
  const { m, ...others } = shown(drawn);
  expect(m).toEqual([2, 1.5]);
  const columnsOf = (ids: string) => [...ids].map((id) => others[id]?.[0]);
  for (const side of ['abx', 'cdy']) {
    const [one, two, beyond] = columnsOf(side);
    expect(one).toBe(two);
    expect(Math.abs((beyond ?? 0) - 2)).toBe(2);
    expect(Math.sign((beyond ?? 0) - 2)).toBe(Math.sign((one ?? 0) - 2));
  }
  expect(drawn.rows).toBe(4);
});

test('two of a column that are linked stand together', () => {
  const drawn = shown(
    layOut(nodes('m', 'abcdefg'), links(...[...'abcdefg'].map((id) => `m${id}`), 'af')),
  );
  expect(drawn.a?.[0]).toBe(drawn.f?.[0]);
  expect(Math.abs((drawn.a?.[1] ?? 0) - (drawn.f?.[1] ?? 0))).toBe(1);
});

test('no two of a column are closer than a row, and none is above the top', () => {
  const many = Array.from({ length: 12 }, (_, place) => String.fromCharCode(97 + place)).join('');
  const pairs = [...many].flatMap((id) => [`m${id}`, `${id}${id.toUpperCase()}`, `${id}A`]);
  const drawn = layOut(nodes('m', many, many.toUpperCase()), links(...pairs));
  for (const column of [0, 1, 2]) {
    const rows = [...drawn.places.values()]
      .filter((place) => place.column === column)
      .map(({ row }) => row)
      .toSorted((a, b) => a - b);
    expect(rows[0]).toBeGreaterThanOrEqual(0);
    for (const [at, row] of rows.slice(1).entries()) {
      expect(row - (rows[at] ?? 0)).toBeGreaterThanOrEqual(1 - 1e-9);
    }
    expect(rows.at(-1)).toBeLessThanOrEqual(drawn.rows - 1);
  }
});

test('the parts are spread evenly, and the middle stays in view', () => {
  const ids = [...'abcdefgh'];
  const linked = links(...ids.map((id) => `m${id}`), 'ef', 'fg', 'gh');
  expect(layOut(nodes('m', 'abcdefgh'), linked)).toMatchObject({ columns: 3, rows: 4 });
  const six = links(...[...'abcdef'].map((id) => `m${id}`));
  expect(layOut(nodes('m', 'abcdef'), six)).toMatchObject({ columns: 2, rows: 6 });
  const many = Array.from({ length: 30 }, (_, place) => ({ id: `n${place}`, step: 1 }));
  const all = many.map(({ id }) => ({ holder: 'm', company: id }));
  const drawn = layOut([{ id: 'm', step: 0 }, ...many], all);
  expect(drawn).toMatchObject({ columns: 3, rows: 15 });
  expect(drawn.places.get('m')).toEqual({ column: 1, row: 5 });
});

test('the same network is always drawn the same', () => {
  const drawn = () =>
    layOut(nodes('m', 'abcd', 'xyz'), links('ma', 'mb', 'mc', 'md', 'ax', 'by', 'cx', 'dz'));
  expect(shown(drawn())).toEqual(shown(drawn()));
});
