import { expect, test } from 'vitest';
import { chooseSubscription, isAlive } from './choose';

const moment = (day: number) => new Date(Date.UTC(2026, 2, day));
const subscription = (id: string, given: object = {}) => ({
  ...{ id, plan: 'MONTHLY' as 'MONTHLY' | 'YEARLY' | null, status: 'active' },
  ...{ periodStart: moment(1), periodEnd: moment(31), createdAt: moment(1) },
  ...{ cancelAt: null, unpaidSince: null, endedAt: null },
  ...given,
});
type Given = Record<string, ReturnType<typeof subscription>>;

const ended = (day: number, plan = 'MONTHLY') => ({
  ...{ status: 'canceled', createdAt: moment(day), plan },
});

test.each<[string, string | null, Given]>([
  ['none', null, {}],
  ['none of ours', null, { a: subscription('a', { plan: null }) }],
  [
    'the one that runs, before what is unpaid, pauses or is over, however new and long',
    'b',
    {
      a: subscription('a', { status: 'past_due', plan: 'YEARLY', createdAt: moment(9) }),
      b: subscription('b', { status: 'trialing' }),
      c: subscription('c', { status: 'paused', plan: 'YEARLY', createdAt: moment(9) }),
      d: subscription('d', ended(9, 'YEARLY')),
    },
  ],
  [
    'what may still be paid, before what was given up',
    'b',
    {
      a: subscription('a', { status: 'unpaid', createdAt: moment(9) }),
      b: subscription('b', { status: 'past_due' }),
    },
  ],
  [
    'of two that run the yearly one, also when it is older',
    'a',
    {
      a: subscription('a', { plan: 'YEARLY' }),
      b: subscription('b', { createdAt: moment(9) }),
    },
  ],
  [
    'of two equal ones the newer',
    'b',
    { a: subscription('a'), b: subscription('b', { createdAt: moment(2) }), c: subscription('c') },
  ],
  [
    'of those that are over the newest, whatever its plan',
    'b',
    {
      a: subscription('a', ended(1, 'YEARLY')),
      b: subscription('b', ended(3)),
      c: subscription('c', ended(2, 'YEARLY')),
    },
  ],
  [
    'one that may be collected, before what is over',
    'a',
    { a: subscription('a', { status: 'paused' }), b: subscription('b', ended(9, 'YEARLY')) },
  ],
])('what counts is %s', (_what, id, given) => {
  const all = Object.values(given);
  expect(chooseSubscription(all)?.id ?? null).toBe(id);
  expect(chooseSubscription([...all].reverse())?.id ?? null, 'in any order').toBe(id);
});

test('of equals the choice does not depend on their order', () => {
  for (const status of ['active', 'canceled']) {
    const equals = ['a', 'b', 'c'].map((id) => subscription(id, { status }));
    const chosen = [equals, [...equals].reverse()].map((all) => chooseSubscription(all)?.id);
    expect(chosen[0]).toBe(chosen[1]);
  }
});

test.each([...(['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const)])(
  'for a subscription that is %s money may still be collected',
  (status) => {
    expect(isAlive({ status })).toBe(true);
  },
);

test.each([...(['canceled', 'incomplete', 'incomplete_expired'] as const)])(
  'for one that is %s none is',
  (status) => {
    expect(isAlive({ status })).toBe(false);
  },
);
