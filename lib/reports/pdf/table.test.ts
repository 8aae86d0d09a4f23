import { expect, it } from 'vitest';
import { pdfPieces } from '@/tests/support/pdf-text';
import type { PrintedDocument } from '../types';
import { drawPdf } from './draw';

const many = (count: number) => Array.from({ length: count }, (_none, place) => place);

/** A table below so many facts, so that its beginning meets the end of a page. */
const below = (facts: number): PrintedDocument => ({
  ...{ title: 'Nordhavn', subtitle: 'Report', warning: null, footer: 'Foot' },
  sections: [
    { heading: 'OVERVIEW', facts: many(facts).map((place) => [`Fact ${place}`, 'told']) },
    {
      heading: 'BOARD',
      table: {
        columns: [
          { label: 'Name', width: 0.6 },
          { label: 'Since', width: 0.4 },
        ],
        rows: many(40).map((place) => ({ cells: [`Member ${place}`, '2021'] })),
      },
      note: 'The first 40 of 41.',
    },
    { heading: 'SOURCES', facts: [['Register', 'CVR']] },
  ],
});

/** The texts of each page, which ends with its foot. */
async function pagesOf(content: PrintedDocument): Promise<string[][]> {
  const pages: string[][] = [[]];
  for (const text of pdfPieces(await drawPdf(content, 'en'))) {
    pages.at(-1)?.push(text);
    if (text.startsWith('Foot')) pages.push([]);
  }
  return pages.filter((page) => page.length > 0);
}

it('begins each page of a table with its title and labels, and never leaves these or a note alone', async () => {
  for (const facts of [36, 42, 46]) {
    const pages = await pagesOf(below(facts));
    const has = (page: string[], begin: string) => page.some((text) => text.startsWith(begin));
    expect(pages.flat().filter((text) => text.startsWith('Member'))).toHaveLength(40);
    for (const page of pages) {
      const isOfTable = has(page, 'Member');
      expect([facts, has(page, 'BOARD'), has(page, 'Name')]).toEqual([facts, isOfTable, isOfTable]);
      if (has(page, 'The first')) expect(isOfTable).toBe(true);
      expect(has(page, 'SOURCES')).toBe(has(page, 'Register'));
    }
    expect(pages.length).toBeGreaterThan(1);
  }
});
