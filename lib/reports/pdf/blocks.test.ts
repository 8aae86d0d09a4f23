import { expect, it } from 'vitest';
import { placesInPdf } from '@/tests/support/pdf-places';
import { pdfText } from '@/tests/support/pdf-text';
import { blocksOf, type Lines } from './blocks';
import { drawPdf } from './draw';

const row = (height: number): Lines => ({
  cells: [['Day'], Array.from({ length: height }, (_, line) => `line ${line}`)],
  height,
  strong: false,
});
const heights = (blocks: Lines[][]) => blocks.map((rows) => rows.map(({ height }) => height));

it('keeps twelve short rows together, and fewer that are higher', () => {
  const ones = (count: number) => Array<number>(count).fill(1);
  expect(heights(blocksOf(ones(30).map(row)))).toEqual([ones(12), ones(12), ones(6)]);
  expect(heights(blocksOf([10, 10, 10, 24, 1].map(row)))).toEqual([[10, 10], [10], [24], [1]]);
  expect(blocksOf([])).toEqual([]);
});

it('parts a row that is higher than they may be together, without losing a line', () => {
  const blocks = blocksOf([row(50)]);
  expect(heights(blocks)).toEqual([[24], [24], [2]]);
  expect(blocks.flat().flatMap(({ cells }) => cells[0])).toEqual(['Day']);
  expect(blocks.flat().flatMap(({ cells }) => cells[1])).toEqual(row(50).cells[1]);
});

const words = (count: number, mark: string) =>
  Array.from({ length: count }, (_, place) => `${mark}${place}`).join(' ');

it('prints long rules and boards on the pages, and not below them', async () => {
  const columns = [0.13, 0.17, 0.35, 0.35].map((width) => ({ label: 'Label', width }));
  const rows = Array.from({ length: 6 }, (_, number) => ({
    cells: ['01/01/2020', 'Signing rule', words(60, `b${number}-`), words(60, `a${number}-`)],
  }));
  const giant = { cells: ['02/01/2020', 'Purpose', '', words(300, 'giant')] };
  const bytes = await drawPdf(
    {
      ...{ title: 'Nordhavn', subtitle: 'Report', warning: null, footer: 'Foot' },
      sections: [{ heading: 'TIMELINE', table: { columns, rows: [...rows, giant] } }],
    },
    'en',
  );
  const text = pdfText(bytes);
  for (let number = 0; number < rows.length; number += 1) expect(text).toContain(`a${number}-59`);
  expect(text).toContain('giant299');
  const places = placesInPdf(bytes);
  expect(places.length).toBeGreaterThan(300);
  for (const { y } of places) expect(y).toBeGreaterThan(20);
});
