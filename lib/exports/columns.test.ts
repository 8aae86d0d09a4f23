import { describe, expect, test } from 'vitest';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { columnsOf, defaultColumns } from './columns';

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

  test('say both ends of an interval, and which companies are protected', () => {
    expect(defaultColumns('discover', 'csv')).toEqual(
      expect.arrayContaining(['employees', 'employeesMost', 'protection']),
    );
    expect(defaultColumns('discover', 'pdf')).toEqual(
      expect.arrayContaining(['employeesText', 'protection']),
    );
  });
});
