import { expect, test } from 'vitest';
import { newsText } from './news';

const never = { plan: 'MONTHLY', cancelAt: null, accessUntil: null } as const;
const night = new Date('2026-06-30T22:15:00Z');
const before = new Date('2026-06-29');

test.each([
  ['plan_cancelled', { cancelAt: night }, 'stays until 01/07/2026 and is not renewed'],
  ['payment_failed', { accessUntil: night }, 'It stays until 01/07/2026; pay before then'],
  ['plan_cancelled', {}, 'stays until the end of its period and is not renewed'],
] as const)('%s names the Danish day, where one is known', (news, known, words) => {
  expect(newsText(news, { ...never, ...known }, before).message).toContain(words);
});

test('a payment that is told late names no day that is over', () => {
  const { message } = newsText('payment_failed', { ...never, accessUntil: night }, night);
  expect(message).toBe('The payment of your Monthly plan failed. Pay to have the plan back.');
});
