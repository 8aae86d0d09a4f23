import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportTable } from '@/tests/support/export-table';
import { placesInPdf } from '@/tests/support/pdf-places';
import { pdfPieces, pdfText, squashed } from '@/tests/support/pdf-text';
import { temporaryFolder } from '@/tests/support/temporary';
import type { Cell } from './cell';
import { writePdf } from './pdf';
import type { HeadedColumn, Table } from './types';

const columns: HeadedColumn[] = [
  { key: 'name', heading: 'Name', kind: 'text', width: 34 },
  { key: 'capital', heading: 'Registered capital', kind: 'exact', width: 16 },
];

async function written(given: Pick<Table, 'title'> & { contents: string; rows: Cell[][] }) {
  const { title, contents, rows } = given;
  const file = path.join(temporaryFolder(), 'list.pdf');
  const about: ReturnType<Table['about']> = [
    ['Contents', contents],
    ['Companies', `${rows.length} of ${rows.length}`],
    ['Source', 'Det Centrale Virksomhedsregister (CVR)'],
  ];
  await writePdf(file, exportTable({ title, columns, rows, about: () => about }));
  return readFileSync(file);
}

it('has a long title and what it was found by on its pages, before the first row', async () => {
  const title = `Search for "${'Møbelfabrikken på Nørrebro '.repeat(7).trim()}"`;
  const industries = Array.from(
    { length: 200 },
    (_, place) => `Engroshandel med maskiner ${place}`,
  );
  const contents = `Not the industry: ${industries.join(', ')}; ${industries.join(', ')}`;
  const pdf = await written({ title, contents, rows: [['Nordhavn', 1]] });
  // The title is wrapped into separate lines, so none extends beyond the page.
  const pieces = pdfPieces(pdf);
  expect(pieces.filter((text) => text.length > 100 && title.includes(text))).toEqual([]);
  expect(pieces.filter((text) => text.startsWith('Veminto · ')).join()).toContain('Contacts:');
  const text = pdfText(pdf);
  for (const words of [title, industries[199] ?? '', 'Source', 'Nordhavn']) {
    expect(text).toContain(squashed(words));
  }
  for (const { y } of placesInPdf(pdf)) expect(y).toBeGreaterThan(20);
  // For screen readers and the title bar.
  const head = pdf.toString('latin1');
  for (const told of ['/Lang (en)', '/DisplayDocTitle true']) expect(head).toContain(told);
});

it('tells capital as exactly as the register has it, and whole amounts without a comma', async () => {
  const rows = [
    ['Nordhavn', 40_000.5],
    ['Sydhavn', 1_234_567],
  ];
  const text = pdfText(await written({ title: 'Saved companies', contents: '', rows }));
  expect(text).toContain('40.000,5');
  expect(text).toMatch(/1\.234\.567(?!,)/);
});
