import { expect, test } from 'vitest';
import { wordedReportSchema } from './answers';
import { PASSAGE_KINDS, type Passages } from './kinds';
import { toWireWorded } from './mapper';

const report = (passages: Passages, change = {}) => ({
  ...{ startDate: new Date('2023-07-01'), endDate: new Date('2024-06-30') },
  ...{ publishedAt: new Date('2024-11-05T23:30:00Z'), url: 'https://reports.example/1.pdf' },
  passages,
  ...change,
});

test('passages stand in one order, with their kinds as the API writes names', () => {
  const wire = toWireWorded(
    report({ pledges: 'Ingen.', contingentLiabilities: 'Leje.\nLeasing.', activities: 'Handel.' }),
  );
  expect(wordedReportSchema.parse(wire)).toEqual({
    pdf_path: 'https://reports.example/1.pdf',
    accounting_period: { startDato: '2023-07-01', slutDato: '2024-06-30' },
    published_on: '2024-11-06',
    passages: [
      { kind: 'activities', text: 'Handel.' },
      { kind: 'contingent_liabilities', text: 'Leje.\nLeasing.' },
      { kind: 'pledges', text: 'Ingen.' },
    ],
  });
});

test('every kind can be told, and what is not known is null', () => {
  const all = Object.fromEntries(PASSAGE_KINDS.map((kind) => [kind, kind]));
  const unknown = { startDate: null, publishedAt: null, url: null };
  const wire = wordedReportSchema.parse(toWireWorded(report(all, unknown)));
  expect(wire.passages.map(({ text }) => text)).toEqual(PASSAGE_KINDS);
  expect(wire.passages.map(({ kind }) => kind)).toContain('going_concern');
  expect(wire).toMatchObject({ pdf_path: null, published_on: null });
});
