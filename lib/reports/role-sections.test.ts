import { expect, test } from 'vitest';
import type { CompanyStatus } from '@/lib/companies/types';
import { bandText } from '@/lib/roles/band-text';
import type { Held } from '@/lib/roles/types';
import { roleSections } from './role-sections';
import type { CompanyReport } from './types';
import { reportWords } from './words';

const share: Held = {
  group: 'OWNER',
  title: null,
  organ: null,
  validFrom: null,
  validTo: null,
  ownership: { from: 100, to: null },
  votes: null,
};
const page = { items: [], total: 0, page: 1, totalPages: 1, currentTotal: 0, formerTotal: 0 };
const roles = { ...page, hasManagement: true, signingRule: null, updatedAt: null };

const owned = (key: string, status: CompanyStatus) => ({ key, name: `Nr. ${key} ApS`, status });
const branch = (key: string, status: CompanyStatus) => ({
  node: owned(key, status),
  share,
  isTold: false,
});
const trees = [
  { ...branch('1', 'IN_BANKRUPTCY'), next: [{ ...branch('2', 'CEASED'), next: [] }] },
  { ...branch('3', 'ACTIVE'), next: [] },
  { ...branch('4', 'UNKNOWN'), next: [] },
];

const report = {
  roles,
  formerRoles: roles,
  holdings: {
    participantId: '9',
    total: 1,
    items: [{ ...share, company: owned('1', 'IN_BANKRUPTCY') }],
  },
  ownership: { owners: { trees: [], isCut: false }, owned: { trees, isCut: false } },
};

const namesIn = (language: 'en' | 'da') =>
  roleSections(report as unknown as CompanyReport, reportWords(language)).map(({ table }) =>
    table?.rows.map(({ cells }) => cells[0]),
  );

test('companies that are owned say how they are where that is news', () => {
  expect(namesIn('en')).toEqual([
    ['Nr. 1 ApS (In bankruptcy)'],
    ['Nr. 1 ApS (In bankruptcy)', '– Nr. 2 ApS (Ceased)', 'Nr. 3 ApS', 'Nr. 4 ApS'],
  ]);
  expect(namesIn('da')[1]?.slice(0, 2)).toEqual([
    'Nr. 1 ApS (Under konkurs)',
    '– Nr. 2 ApS (Ophørt)',
  ]);
});

test('shares of the chain say since when they are held', () => {
  const [branch] = trees;
  const held = { ...branch, share: { ...share, validFrom: new Date('2015-03-02') }, next: [] };
  const owned = { trees: [held, { ...held, next: [{ ...held, next: [] }] }], isCut: false };
  const [chain] = roleSections(
    { ...report, holdings: null, ownership: { ...report.ownership, owned } } as never,
    reportWords('da'),
  );
  expect(chain?.table?.rows[0]?.cells.slice(2)).toEqual([
    bandText({ from: 100, to: null }),
    'siden 02/03/2015',
  ]);
});
