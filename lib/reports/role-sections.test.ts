import { expect, test } from 'vitest';
import type { CompanyStatus } from '@/lib/companies/types';
import { bandText } from '@/lib/roles/band-text';
import type { Held, RoleGroup } from '@/lib/roles/types';
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
  company: { ceoName: null, companyTypeShort: 'ApS' },
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
    ['Nr. 2 ApS (Ceased)'],
    ['Nr. 1 ApS (In bankruptcy)', '– Nr. 2 ApS (Ceased)', 'Nr. 3 ApS', 'Nr. 4 ApS'],
  ]);
  expect(namesIn('da')[2]?.slice(0, 2)).toEqual([
    'Nr. 1 ApS (Under konkurs)',
    '– Nr. 2 ApS (Ophørt)',
  ]);
});

test('shares of the chain say since when they are held', () => {
  const [branch] = trees;
  const held = { ...branch, share: { ...share, validFrom: new Date('2015-03-02') }, next: [] };
  const owned = { trees: [held, { ...held, next: [{ ...held, next: [] }] }], isCut: false };
  const chain = roleSections(
    { ...report, holdings: null, ownership: { ...report.ownership, owned } } as never,
    reportWords('da'),
  ).at(-1);
  expect(chain?.table?.rows[0]?.cells.slice(2)).toEqual([
    bandText({ from: 100, to: null }),
    'siden 02/03/2015',
  ]);
});

test('ultimate owners are printed with their total shares, and whom nobody followed', () => {
  const owner = (name: string, key: string | null, ownership: Held['ownership']) => ({
    ...{ node: { name, key, id: name, status: null }, share: { ...share, ownership } },
    ...{ isTold: false, isOpen: false, next: [] as object[] },
  });
  const above = [
    owner('Ane Øverst', null, { from: 66.67, to: 90 }),
    { ...owner('Fjern ApS', '5', null), isOpen: true },
  ];
  const owners = {
    trees: [{ ...owner('Holding ApS', '9', { from: 100, to: null }), next: above }],
    isCut: true,
  };
  const [ultimate] = roleSections(
    {
      ...report,
      holdings: null,
      ownership: { owners, owned: { trees: [], isCut: false } },
    } as never,
    reportWords('da'),
  );
  expect(ultimate?.heading).toBe('ØVERSTE EJERE');
  expect(ultimate?.table?.rows.map(({ cells }) => cells)).toEqual([
    ['Ane Øverst', '', '66,67–89,99\u00a0%'],
    ['Fjern ApS · ikke fulgt videre', '5', 'ikke offentliggjort'],
  ]);
  expect(ultimate?.note).toContain('Kæderne er længere');
});

const role = (id: string, group: RoleGroup, held: Partial<Held> = {}) => ({
  ...share,
  group,
  ownership: null,
  participant: { id, name: `Deltager ${id}` },
  ...held,
});

const tablesOf = (items: object[], language: 'en' | 'da', total = items.length) =>
  roleSections(
    { ...report, holdings: null, roles: { ...roles, items, total } } as never,
    reportWords(language),
  ).slice(0, -2);

test('an owner is printed with the votes too', () => {
  const votes = { from: 50, to: 66.67 };
  const items = [
    role('1', 'OWNER', { ownership: { from: 100, to: null }, votes }),
    role('2', 'OWNER', { votes }),
    role('3', 'OWNER'),
  ];
  const sharesIn = (language: 'en' | 'da') =>
    tablesOf(items, language)[0]?.table?.rows.map(({ cells }) => cells[2]);
  const [half, whole] = [bandText(votes), bandText({ from: 100, to: null })];
  expect(half).toMatch(/^50–66,66/);
  expect(sharesIn('da')).toEqual([`${whole}, stemmer ${half}`, `stemmer ${half}`, '']);
  expect(sharesIn('en')?.[0]).toBe(`${whole}, votes ${half}`);
});

test('a company that holds a role is printed with its CVR number', () => {
  const company = { id: '1', name: 'Ejer ApS', companyKey: '12345678' };
  const person = { id: '2', name: 'Ida Holm', companyKey: null };
  const items = [company, person].map((participant) => ({ ...role('1', 'OWNER'), participant }));
  const names = tablesOf(items, 'da')[0]?.table?.rows.map(({ cells }) => cells[1]);
  expect(names).toEqual(['Ejer ApS, CVR 12345678', 'Ida Holm']);
});

test('who the legal owners are not is told beside those of today', () => {
  const notes = tablesOf([role('1', 'BOARD'), role('2', 'OWNER')], 'da', 9).map(({ note }) => note);
  expect(notes[0]).toBeNull();
  expect(notes[1]).toMatch(/^Det er de legale ejere.* hvidvask\. De første 2 af 9/);
  const formerRoles = { ...roles, items: [role('2', 'OWNER')], total: 1 };
  const former = roleSections({ ...report, formerRoles } as never, reportWords('da')).at(-1);
  expect([former?.heading, former?.note]).toEqual(['TIDLIGERE ROLLER · LEGAL EJER', null]);
});

test('roles that went with their company are not told to go on', () => {
  const validFrom = new Date('2014-01-01');
  const items = [
    role('1', 'BOARD', { validFrom, validTo: new Date('2015-06-30') }),
    role('2', 'BOARD', { validFrom }),
    role('3', 'FOUNDER', { validFrom }),
  ];
  const formerRoles = { ...roles, items, total: items.length };
  const periodsIn = (language: 'en' | 'da') =>
    roleSections({ ...report, formerRoles } as never, reportWords(language))
      .slice(-2)
      .flatMap(({ table }) => table?.rows.map(({ cells }) => cells[3]));
  expect(periodsIn('en')).toEqual([
    ...['01/01/2014 – 30/06/2015', 'from 01/01/2014', 'founded 01/01/2014'],
  ]);
  expect(periodsIn('da')[1]).toBe('fra 01/01/2014');
});

test('a partner in the chain is called one', () => {
  const partner = { ...share, group: 'PARTNER', ownership: null };
  const [first] = trees;
  const owned = { trees: [{ ...first, share: partner }], isCut: false };
  const given = { ...report, ownership: { ...report.ownership, owned } } as never;
  const rows = roleSections(given, reportWords('en')).at(-1)?.table?.rows;
  expect(rows?.map(({ cells }) => cells[2])).toEqual([
    'Proprietor or partner · not published',
    bandText({ from: 100, to: null }),
  ]);
});

test('what is owned through others is not told to be nothing where it was not followed', () => {
  const owned = { trees: trees.slice(1), isCut: true };
  const given = { ...report, holdings: null, ownership: { ...report.ownership, owned } } as never;
  const [indirect, ...others] = roleSections(given, reportWords('en'));
  expect(others).toEqual([]);
  expect(indirect).toMatchObject({ heading: 'INDIRECTLY OWNED COMPANIES (0)' });
  expect(indirect?.table).toBeUndefined();
  expect(indirect?.note).toContain('The chains are longer or have more branches');
});

test('what a single holder is, is told in the singular', () => {
  const headings = (items: object[], language: 'en' | 'da', total?: number) =>
    tablesOf(items, language, total).map(({ heading }) => heading);
  const groups = ['PARTNER', 'OWNER', 'FOUNDER', 'OTHER'] as const;
  const single = groups.map((group) => role('1', group));
  expect(headings(single, 'en')).toEqual([
    'PROPRIETOR OR PARTNER',
    'LEGAL OWNER',
    'FOUNDER',
    'OTHER ROLE',
  ]);
  expect(headings(single, 'da')).toEqual([
    'FULDT ANSVARLIG DELTAGER',
    'LEGAL EJER',
    'STIFTER',
    'ANDEN ROLLE',
  ]);
  // As on the page: general partners too are neither proprietors nor interessenter.
  const { PARTNER } = reportWords('da').messages.people.groups;
  expect(headings([role('1', 'PARTNER')], 'da')).toEqual([PARTNER.toLocaleUpperCase('da')]);
  const both = [role('1', 'FOUNDER'), role('2', 'FOUNDER')];
  expect(headings(both, 'da')).toEqual(['STIFTERE']);
  expect(headings([role('1', 'FOUNDER'), role('1', 'FOUNDER')], 'da')).toEqual(['STIFTER']);
  // More founders may be among what is not printed.
  expect(headings([role('1', 'OWNER'), role('1', 'FOUNDER')], 'da', 9)).toEqual([
    'LEGAL EJER',
    'STIFTERE',
  ]);
});

test('a company led by its proprietor lacks no management', () => {
  const partner = {
    ...share,
    group: 'PARTNER',
    organ: 'INDEHAVERE',
    participant: { id: '1', name: 'Bo Ås' },
  };
  const printed = (companyTypeShort: string, items: object[]) =>
    roleSections(
      {
        ...report,
        company: { ceoName: null, companyTypeShort },
        roles: { ...roles, hasManagement: false, items, total: items.length },
      } as unknown as CompanyReport,
      reportWords('en'),
    );
  const [first] = printed('ENK', [partner]);
  expect(first?.table?.rows[0]?.cells.slice(0, 2)).toEqual(['Indehaver', 'Bo Ås']);
  expect(printed('ENK', [])[0]).toMatchObject({ text: 'No data found' });
  expect(printed('ApS', [partner])[0]).toMatchObject({ text: 'No data found' });
});
