import { expect, test } from 'vitest';
import { findNews, newsText } from './news';

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

const row = (change: object = {}) => ({
  ...{ plan: 'MONTHLY' as const, status: 'active', providerSubscriptionId: 'a' },
  ...{ cancelAt: null, accessUntil: night, ...change },
});
const ended = row({ status: 'canceled' });
const unpaid = row({ status: 'past_due' });
const cancelled = row({ cancelAt: night });
const other = { providerSubscriptionId: 'b' };

test.each([
  ['nothing', null, null, []],
  ['a plan', null, row(), ['plan_begun']],
  ['a trial', null, row({ status: 'trialing' }), ['plan_begun']],
  ['a plan after one that ended', ended, row(other), ['plan_begun']],
  ['a plan in place of another', row(), row(other), ['plan_begun']],
  ['a plan in place of an unpaid one', unpaid, row(other), ['plan_begun']],
  ['what is never paid', null, row({ status: 'incomplete' }), []],
  ['the end of a trial', row({ status: 'trialing' }), row(), []],
  ['another plan', row(), row({ plan: 'YEARLY' }), ['plan_changed']],
  ['a cancellation', row(), cancelled, ['plan_cancelled']],
  ['another day of it', cancelled, row({ cancelAt: before }), []],
  ['its end', cancelled, row(), ['plan_resumed']],
  [
    'another plan that goes on',
    cancelled,
    row({ plan: 'YEARLY' }),
    ['plan_changed', 'plan_resumed'],
  ],
  ['a failed payment', row(), unpaid, ['payment_failed']],
  ['another one', unpaid, row({ status: 'past_due', plan: 'YEARLY' }), []],
  ['its payment', unpaid, row(), ['payment_received']],
  ['the end of a plan', row(), ended, ['plan_ended']],
  ['the end of an unpaid plan', unpaid, ended, ['plan_ended']],
  ['a plan that is gone', row(), null, ['plan_ended']],
  ['an ended plan that is gone', ended, null, []],
] as const)('%s is told', (_what, was, is, news) => {
  expect(findNews(was, is)).toEqual(news);
});
