import { describe, expect, test } from 'vitest';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { COLUMNS, columnsOf, defaultColumns } from './columns';
import { headedColumns } from './file/write';

test('in a comparison, amounts are in the currency of each company, which no heading names', () => {
  for (const { column, comparedColumn } of [english.exports, danish.exports]) {
    const inKroner = Object.entries(column).filter(([, heading]) =>
      / \((DKK|kr\.)\)$/.test(heading),
    );
    expect(comparedColumn).toEqual(
      Object.fromEntries(inKroner.map(([key, heading]) => [key, heading.replace(/ \(.*/, '')])),
    );
  }
  const keys = ['locations', 'equity'];
  const headings = (kind?: string) => headedColumns(keys, 'en', kind).map(({ heading }) => heading);
  expect(headings('compare')).toEqual(['Production units', 'Equity']);
  expect(headings()).toEqual(['Production units', 'Equity (DKK)']);
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

  test('have what was written about companies where they are saved, and fewer on paper', () => {
    const without = defaultColumns('discover', 'csv');
    const own = defaultColumns('saved', 'csv').filter((key) => !without.includes(key));
    expect(own).toEqual(['tags', 'note', 'lists', 'savedOn']);
    const [sheet, paper] = ['xlsx', 'pdf'].map((format) => defaultColumns('compare', format));
    expect(sheet).toEqual(expect.arrayContaining(paper ?? []));
    expect(paper).not.toContain('roe');
  });
});
