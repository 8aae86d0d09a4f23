import { expect, test } from 'vitest';
import { accessUntil, isSubscriber, type Standing } from './access';

const now = new Date('2026-03-10T12:00:00Z');
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const standing = (given: Partial<Standing>): Standing => ({
  status: 'active',
  periodEnd: at('2026-03-20'),
  cancelAt: null,
  unpaidSince: null,
  endedAt: null,
  ...given,
});

test.each<[string, Partial<Standing>, Date | null]>([
  ['runs, and is renewed', {}, at('2026-03-23')],
  ['is being tried', { status: 'trialing' }, at('2026-03-23')],
  ['runs, cancelled for the end of its period', { cancelAt: at('2026-03-20') }, at('2026-03-20')],
  [
    'runs, cancelled for a day that several periods must be paid before',
    { cancelAt: at('2027-03-20') },
    at('2026-03-23'),
  ],
  [
    'is unpaid for a while',
    { status: 'past_due', unpaidSince: at('2026-03-05') },
    at('2026-03-12'),
  ],
  [
    'is unpaid and cancelled',
    { status: 'past_due', unpaidSince: at('2026-03-05'), cancelAt: at('2026-03-11') },
    at('2026-03-11'),
  ],
  ['is unpaid since nobody knows when', { status: 'past_due' }, null],
  ['has ended', { status: 'canceled', endedAt: at('2026-03-10') }, at('2026-03-10')],
  ['was given up as unpaid', { status: 'unpaid', unpaidSince: at('2026-03-09') }, null],
  ['was never paid', { status: 'incomplete' }, null],
  ['was never paid and is over', { status: 'incomplete_expired', endedAt: now }, null],
  ['pauses', { status: 'paused' }, null],
])('a subscription that %s', (_what, given, until) => {
  expect(accessUntil(standing(given))).toEqual(until);
});

test.each<[string, Date | null, boolean]>([
  ['active', at('2026-03-11'), true],
  ['active', null, true],
  ['trialing', null, true],
  ['past_due', at('2026-03-11'), true],
  ['past_due', now, false],
  ['past_due', null, false],
  ['canceled', at('2026-03-11'), true],
  ['canceled', at('2026-03-09'), false],
  ['unpaid', null, false],
])('%s until %s: a subscriber is %s', (status, until, expected) => {
  expect(isSubscriber({ status, accessUntil: until }, now)).toBe(expected);
});

test('nobody without a subscription is a subscriber', () => {
  expect(isSubscriber(null, now)).toBe(false);
});
