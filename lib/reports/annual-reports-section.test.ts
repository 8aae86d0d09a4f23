import { expect, test } from 'vitest';
import type { AnnualReport } from '@/lib/financials/types';
import { annualReportsSection } from './annual-reports-section';
import type { CompanyReport } from './types';
import { reportWords } from './words';

const filed = (change: Partial<AnnualReport>): AnnualReport => ({
  id: 'a',
  url: 'https://reports.example/a.pdf',
  startDate: null,
  publishedAt: null,
  endDate: new Date('2021-12-31'),
  amended: false,
  replaced: [],
  reportingClass: null,
  auditFirm: null,
  auditAssistance: null,
  auditOpinion: null,
  goingConcern: null,
  approvedOn: null,
  ...change,
});

const sections = (reports: AnnualReport[], language: 'en' | 'da' = 'en') =>
  annualReportsSection({ financials: { reports } } as CompanyReport, reportWords(language));

const audited = filed({
  reportingClass: 'Regnskabsklasse B',
  auditAssistance: 'Revisionspåtegning',
  auditFirm: 'Revision & Co.',
  approvedOn: new Date('2022-05-02'),
});

test('what a report says of itself is a row, in the reader’s words where they are known', () => {
  const own = filed({ auditAssistance: 'Aftalt på kontoret' });
  const [section] = sections([audited, own]);
  expect(section?.heading).toBe('ANNUAL REPORTS');
  expect(section?.table?.rows.map(({ cells }) => cells)).toEqual([
    ['31/12/2021', '02/05/2022', 'Regnskabsklasse B', 'audited', 'Revision & Co.'],
    ['31/12/2021', '', '', 'Aftalt på kontoret', ''],
  ]);
  const doubtful = { ...audited, auditOpinion: 'QUALIFIED', goingConcern: 'Tvivl' } as const;
  const [danish] = sections([audited, doubtful], 'da');
  expect(danish?.heading).toBe('ÅRSRAPPORTER');
  expect(danish?.table?.rows.map(({ cells }) => cells[3])).toEqual([
    'revideret',
    'revideret, konklusion med forbehold, note om fortsat drift',
  ]);
});

test('the newest eight are printed, and none where no report says anything', () => {
  const [section] = sections(Array<AnnualReport>(9).fill(audited));
  expect(section?.table?.rows).toHaveLength(8);
  expect(section?.note).toBe('The first 8 of 9.');
  expect(sections([filed({}), filed({})])).toEqual([]);
});
