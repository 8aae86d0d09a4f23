import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { type Change, changeNews, changeText, STATUS_WORDS, withoutPlaces } from './change-text';

test('a status has the words of the company page', () => {
  expect(messages.company.status).toMatchObject(STATUS_WORDS);
});

test.each<[Change, string, string]>([
  [
    { field: 'STATUS', before: 'ACTIVE', after: 'IN_BANKRUPTCY' },
    ...(['BANKRUPTCY', 'Went into bankruptcy: Active → In bankruptcy'] as const),
  ],
  [
    { field: 'STATUS', before: 'IN_BANKRUPTCY', after: 'CEASED' },
    ...(['CEASED', 'Ceased: In bankruptcy → Ceased'] as const),
  ],
  [
    { field: 'STATUS', before: 'CEASED', after: 'ACTIVE' },
    ...(['RETURNED', 'Came back: Ceased → Active'] as const),
  ],
  [
    { field: 'STATUS', before: 'IN_LIQUIDATION', after: 'ACTIVE' },
    ...(['CHANGE', 'Status: In liquidation → Active'] as const),
  ],
  [
    { field: 'ACCOUNTS', before: '2022-12-31', after: '2023-12-31' },
    ...(['ACCOUNTS', 'Filed accounts for the year to 31/12/2023; before: 31/12/2022'] as const),
  ],
  [
    { field: 'ACCOUNTS', after: '2023-12-31' },
    ...(['ACCOUNTS', 'Filed accounts for the first time, for the year to 31/12/2023'] as const),
  ],
  [
    { field: 'MANAGEMENT', before: 'Ole Bæk (FORMAND); Bo Dal (ADM. DIR.)', after: 'Ib Holm' },
    ...([
      'CHANGE',
      'Management and board: Ole Bæk (formand); Bo Dal (adm. dir.) left, Ib Holm came',
    ] as const),
  ],
  [
    { field: 'OWNERS', after: 'Bæk Holding ApS (50 %)' },
    ...(['CHANGE', 'Owners: Bæk Holding ApS (50–66,66\u00a0%) came'] as const),
  ],
  [
    { field: 'AUDITOR', before: 'Sydrevision', after: 'Nordrevision' },
    ...(['CHANGE', 'New auditor: Nordrevision; before: Sydrevision'] as const),
  ],
  [
    { field: 'CAPITAL', before: '400.000 DKK', after: '40.000 DKK' },
    ...(['CHANGE', 'Capital: 400.000 DKK → 40.000 DKK'] as const),
  ],
  [
    { field: 'SIGNING_RULE', before: 'Direktøren alene', after: 'To i forening' },
    ...(['CHANGE', 'Signing rule: Direktøren alene → To i forening'] as const),
  ],
  [
    { field: 'ARTICLES', before: '2020-05-01', after: '2022-01-31' },
    ...(['CHANGE', 'New articles of association of 31/01/2022; before: 01/05/2020'] as const),
  ],
  [
    { field: 'CAPITAL_PARTLY_PAID', before: 'yes', after: 'no' },
    ...(['CHANGE', 'Its capital is now fully paid up'] as const),
  ],
  [
    { field: 'CAPITAL_PARTLY_PAID', before: 'no', after: 'yes' },
    ...(['CHANGE', 'Its capital is only partly paid up'] as const),
  ],
  [
    { field: 'AUDIT_WAIVED', before: 'no', after: 'yes' },
    ...(['CHANGE', 'Has waived the audit of its accounts'] as const),
  ],
  [
    { field: 'AUDIT_WAIVED', before: 'yes', after: 'no' },
    ...(['CHANGE', 'No longer waives the audit of its accounts'] as const),
  ],
  [{ field: 'AUDITOR', after: 'Nordrevision' }, 'CHANGE', 'New auditor: Nordrevision'],
  [{ field: 'AUDITOR', before: 'Sydrevision' }, 'CHANGE', 'No longer auditor: Sydrevision'],
  [
    { field: 'EMPLOYEES', before: '2–4', after: '10–19' },
    ...(['CHANGE', 'Employees: 2–4 → 10–19'] as const),
  ],
  [{ field: 'EMPLOYEES', after: '10–19' }, 'CHANGE', 'Employees: nothing → 10–19'],
  [{ field: 'GONE' }, 'GONE', 'The newest register no longer has it'],
  [{ field: 'BACK' }, 'RETURNED', 'The register has it again'],
])('%o is told as %s', (change, kind, message) => {
  expect(changeNews([change])).toMatchObject({ kind, message });
});

const move: Change = { field: 'ADDRESS', before: 'A and 1 more change', after: 'B → C: D' };
const trade: Change = { field: 'INDUSTRY', before: 'E', after: 'F' };
const staff: Change = { field: 'EMPLOYEES', before: '2–4', after: '5–9' };
test.each([
  [[move], 'The address has changed'],
  [[move, trade], 'The address has changed and 1 more change: Industry'],
  [[staff, move, trade], 'The address has changed and 2 more changes: Industry · Employees'],
  [
    [move, { field: 'NAME', before: 'Address: A', after: 'B' } as const],
    'Name: Address: A → B and 1 more change: Address',
  ],
])('%o, without places: %s', (changes, told) => {
  expect(withoutPlaces(changeNews(changes))).toBe(told);
});

test('of several changes the gravest is told, and which more there are', () => {
  const name: Change = { field: 'NAME', before: 'A', after: 'B' };
  const bankrupt: Change = { field: 'STATUS', before: 'ACTIVE', after: 'IN_BANKRUPTCY' };
  const protection: Change = { field: 'PROTECTION', before: 'no', after: 'yes' };
  expect(changeNews([protection, name]).message).toBe(
    'Name: A → B and 1 more change: Advertising protection',
  );
  expect(changeNews([protection, name, bankrupt])).toMatchObject({
    kind: 'BANKRUPTCY',
    message:
      'Went into bankruptcy: Active → In bankruptcy and 2 more changes: Name · Advertising protection',
  });
  const order = [bankrupt, { field: 'GONE' }, { field: 'ACCOUNTS', after: '2023-12-31' }, name];
  const firsts = order.map((_, from) => changeNews(order.slice(from) as Change[]).message);
  expect(firsts[0]).toMatch(/ and 3 more changes: Left the register · Filed accounts · Name$/);
  expect(firsts[1]).toMatch(/^The newest register/);
  expect(firsts[2]).toMatch(/^Filed accounts/);
});

test('that the audit is waived says more than that its auditor left', () => {
  const left: Change = { field: 'AUDITOR', before: 'Sydrevision', after: null };
  const waived: Change = { field: 'AUDIT_WAIVED', before: 'no', after: 'yes' };
  expect(changeNews([left, waived]).message).toBe(
    'Has waived the audit of its accounts and 1 more change: Auditor',
  );
});

test('a long side is cut', () => {
  const text = changeText({ field: 'NAME', before: 'x'.repeat(500), after: 'B' });
  expect(text).toBe(`Name: ${'x'.repeat(119)}… → B`);
});
