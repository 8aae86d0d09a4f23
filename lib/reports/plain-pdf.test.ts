import { expect, it } from 'vitest';
import { placesInPdf } from '@/tests/support/pdf-places';
import { pdfText, squashed } from '@/tests/support/pdf-text';
import { plainPdf } from './plain-pdf';
import { usersReport } from './users-report';
import { reportWords } from './words';

const users = Array.from({ length: 500 }, (_, place) => ({
  id: `${String(place).padStart(8, '0')}-0000-4000-8000-000000000000`,
  name: `Åse Møller-Łukasz ${place}`,
  email: `${'long'.repeat(15)}.${place}@people.example`,
  role: place === 0 ? ('ADMIN' as const) : ('USER' as const),
  isSubscriber: place === 1,
}));

it('prints every row, the letters of its names, and head and foot on each page', async () => {
  const data = { search: 'Åse', users, total: 1_234, madeAt: new Date('2026-11-22T10:00:00Z') };
  const bytes = await plainPdf(usersReport(data, reportWords('en')), 'en');
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const text = pdfText(bytes);
  for (const { id, name, email } of users) {
    expect(text).toContain(id.slice(0, 8));
    expect(text).toContain(squashed(name));
    expect(text).toContain(email.slice(-20));
  }
  const pages = Number(/·1\/(\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(10);
  expect(text.split('FullName').length - 1).toBe(pages);
  expect(text).toContain(`·${pages}/${pages}`);
  for (const words of ['Users found for "Åse"', '1.234 users', 'Admin', 'Paid User']) {
    expect(text).toContain(squashed(words));
  }
});

it('leaves the foot free below addresses of many lines', async () => {
  const [user] = users;
  const long = Array.from({ length: 40 }, () => ({
    ...user,
    email: `${'w'.repeat(240)}@p.example`,
  }));
  const data = { search: '', users: long as typeof users, total: 40, madeAt: new Date() };
  const bytes = await plainPdf(usersReport(data, reportWords('en')), 'en');
  const foot = Math.min(...placesInPdf(bytes).map(({ y }) => y));
  const lowest = Math.min(...placesInPdf(bytes).flatMap(({ y }) => (y > foot ? y : [])));
  expect(lowest - foot).toBeGreaterThan(20);
});
