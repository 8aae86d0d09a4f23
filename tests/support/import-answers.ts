import type { Page } from '@playwright/test';
import type { ImportAnswer, ImportRow } from '@/lib/imports/types';

type Company = { key: string; name: string };

export const toCandidate = ({ key, name }: Company, saved = false): ImportRow['candidates'][0] => ({
  cvr: key,
  name,
  city: 'Aarhus C',
  status: 'ACTIVE',
  ended_as: null,
  saved,
});

export const importRow = (line: number, row: Partial<ImportRow>): ImportRow => ({
  line,
  text: `Customer ${line}`,
  outcome: 'missing',
  by: null,
  candidates: [],
  doubts: [],
  problem: null,
  repeats: null,
  ...row,
});

/** Answers readings with these rows, for what no register has on demand. */
export async function answerImports(page: Page, rows: ImportRow[]): Promise<void> {
  const count = (outcome: ImportRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  const answer: ImportAnswer = {
    header: ['Customer'],
    columns: { cvr: null, name: 0, place: null },
    sample: rows.slice(0, 5).map(({ text }) => [text]),
    rows,
    totals: {
      rows: rows.length,
      found: count('found'),
      uncertain: count('uncertain'),
      missing: count('missing'),
      repeated: count('repeated'),
      saved: 0,
    },
  };
  await page.route('**/api/saved/import', (route) => route.fulfill({ json: answer }));
}
