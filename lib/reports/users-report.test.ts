import { expect, test } from 'vitest';
import { usersReport } from './users-report';
import { reportWords } from './words';

const ida = { id: '12345678-aaaa', name: 'Ida Holm', email: 'ida@people.example', role: 'USER' };
const report = (total: number) => ({
  total,
  search: '',
  madeAt: new Date('2026-11-30T23:30:00Z'),
  users: [{ ...ida, role: 'USER' as const, isSubscriber: false }],
});

test.each([
  ['en', 1, '1 user'],
  ['en', 1_200, '1.200 users'],
  ['da', 1, '1 bruger'],
  ['da', 2, '2 brugere'],
] as const)('in %s a list of %i is headed %s', (language, total, heading) => {
  const { sections } = usersReport(report(total), reportWords(language));
  expect(sections.map((section) => section.heading)).toEqual([heading]);
});

test('it was made on a day of Danish clocks', () => {
  expect(usersReport(report(1), reportWords('en')).footer).toMatch(/ 01\/12\/2026$/);
});
