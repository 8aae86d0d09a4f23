import { expect, test } from 'vitest';
import { correctionOf, toWireCorrection } from './corrected';

type Filing = Parameters<typeof correctionOf>[1][number];

const endDate = new Date('2022-12-31');
const filing = (id: string, publishedOn: string | null, change: Partial<Filing> = {}): Filing => ({
  id,
  pdfUrl: `https://reports.example/${id}.pdf`,
  endDate,
  publishedAt: publishedOn === null ? null : new Date(publishedOn),
  approvedOn: null,
  amended: true,
  ...change,
});
const first = filing('first', '2023-05-01', { amended: false });
const shown = { filingId: 'first', endDate, comparative: false };
const urlOf = (...filings: Filing[]) => correctionOf(shown, filings)?.url;

test('the newest correction that can be opened is told', () => {
  const [newest, unopened] = [filing('c', '2023-09-01'), filing('d', '2023-10-01')];
  const closed = { ...unopened, pdfUrl: 'javascript:alert(1)' };
  expect(correctionOf(shown, [closed, newest, filing('b', '2023-08-01'), first])).toEqual({
    url: 'https://reports.example/c.pdf',
    publishedAt: new Date('2023-09-01'),
  });
});

test.each([
  ['no correction', filing('b', '2023-09-01', { amended: false })],
  ['of another period', filing('b', '2023-09-01', { endDate: new Date('2021-12-31') })],
  ['published before', filing('b', '2023-04-01')],
  ['published at an unknown time', filing('b', null)],
])('a report is none that is %s', (_what, other) => {
  expect(urlOf(first, other)).toBeUndefined();
});

test('figures of which the report has no date are older than any correction', () => {
  const undated = filing('first', null, { amended: false });
  expect(urlOf(filing('b', '2023-09-01'), undated)).toBe('https://reports.example/b.pdf');
  const approved = { ...undated, approvedOn: new Date('2023-10-01') };
  expect(urlOf(filing('b', '2023-09-01'), approved)).toBeUndefined();
});

test('figures that the next year’s report states are newer than the correction', () => {
  const next = filing('next', '2024-05-01', { amended: false, endDate: new Date('2023-12-31') });
  const filings = [next, filing('b', '2023-09-01'), first];
  expect(correctionOf({ filingId: 'next', endDate, comparative: true }, filings)).toBeNull();
});

test('a year of 52 weeks has the corrections of the day that it was filed for', () => {
  const weeks = { ...shown, endDate: new Date('2022-12-24') };
  expect(correctionOf(weeks, [filing('b', '2023-09-01'), first])?.url).toBe(
    'https://reports.example/b.pdf',
  );
});

test('the day on the wire is the Danish one', () => {
  const correction = {
    url: 'https://reports.example/b.pdf',
    publishedAt: new Date('2023-09-01T23:00:00Z'),
  };
  expect(toWireCorrection(correction)).toEqual({
    pdf_path: 'https://reports.example/b.pdf',
    published_on: '2023-09-02',
  });
  expect(toWireCorrection(null)).toBeNull();
});
