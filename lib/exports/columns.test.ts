import { describe, expect, test } from 'vitest';
import { documentWords } from '@/lib/i18n/document-words';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { COLUMNS, columnsOf, defaultColumns, headingOf } from './columns';

test('columns are chosen by the headings that the file has in the language of the page', () => {
  for (const { key, heading } of COLUMNS) {
    expect(english.exports.column[key]).toBe(heading);
    expect(danish.exports.column[key]).toBe(documentWords('da')(heading));
  }
});

test('in a comparison, amounts are in the currency of each company, which no heading names', () => {
  const renamed = COLUMNS.filter((column) => headingOf('compare', column) !== column.heading);
  expect(renamed.map(({ heading }) => heading)).toEqual(
    COLUMNS.map(({ heading }) => heading).filter((heading) => heading.includes('(DKK)')),
  );
  const headings = (words: (text: string) => string) =>
    Object.fromEntries(renamed.map((column) => [column.key, words(headingOf('compare', column))]));
  expect(english.exports.comparedColumn).toEqual(headings((text) => text));
  expect(danish.exports.comparedColumn).toEqual(headings(documentWords('da')));
  expect(renamed.map((column) => headingOf('discover', column))).toContain('Equity (DKK)');
  for (const format of ['xlsx', 'pdf']) {
    expect(defaultColumns('compare', format)).toContain('accountsCurrency');
  }
});

describe('the usual columns', () => {
  const contacts = ['xlsx', 'csv', 'pdf'].map((format) =>
    columnsOf(defaultColumns('saved', format))
      .filter(({ contact }) => contact)
      .map(({ key }) => key),
  );

  test('of a shared file that are left out under protection are all said', () => {
    expect([...new Set(contacts.flat())]).toEqual(['street', 'phone', 'email', 'website']);
    expect(english.share.protected).toMatch(/^Street, phone, email and website of companies/);
    expect(danish.share.protected).toMatch(/^Vej, telefon, e-mail og hjemmeside for/);
  });

  test('have nothing for deciding on credit: a group that is chosen', () => {
    const credit = COLUMNS.filter((column) => column.credit).map(({ key }) => key);
    expect(credit).toEqual(expect.arrayContaining(['solvencyRatio', 'capital', 'listed']));
    for (const format of ['xlsx', 'csv', 'pdf']) {
      const usual = defaultColumns('saved', format);
      expect(usual.filter((key) => credit.includes(key))).toEqual([]);
    }
  });

  test('say both ends of an interval, and which companies are protected', () => {
    expect(defaultColumns('discover', 'csv')).toEqual(
      expect.arrayContaining(['employees', 'employeesMost', 'protection']),
    );
    expect(defaultColumns('discover', 'pdf')).toEqual(
      expect.arrayContaining(['employeesText', 'protection']),
    );
  });
});
