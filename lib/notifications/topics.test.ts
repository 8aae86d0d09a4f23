import { expect, test } from 'vitest';
import { MESSAGES as WEBHOOK_MESSAGES } from '@/lib/webhooks/constants';
import { ChangeField, NewsTopic } from '@/prisma/client/enums';
import { type Change, changeNews, GRAVE_BELOW, graveLead } from './change-text';
import { MESSAGES, NEWS_TOPICS } from './constants';
import { isGraveChange, topicOf } from './topics';

const to = (after: string): Change => ({ field: 'STATUS', before: 'ACTIVE', after });
const others = [...Object.values(ChangeField), 'GONE' as const, 'BACK' as const]
  .filter((field) => field !== 'STATUS')
  .map((field): Change => ({ field, before: '2020-12-31', after: '2021-12-31' }));

test('every topic can be chosen', () => {
  expect([...NEWS_TOPICS].sort()).toEqual(Object.values(NewsTopic).sort());
  for (const sentence of [MESSAGES.whichNews, WEBHOOK_MESSAGES.topics]) {
    expect(sentence).toContain(`: ${Object.values(NewsTopic).join(', ')}.`);
  }
});

test('every topic but saved searches has changes of companies', () => {
  const topics = new Set([...others, to('ACTIVE'), to('CEASED')].map(topicOf));
  expect([...topics, 'SEARCHES'].sort()).toEqual([...NEWS_TOPICS].sort());
});

test.each([
  ['IN_BANKRUPTCY', 'DISTRESS'],
  ['IN_COMPULSORY_DISSOLUTION', 'DISTRESS'],
  ['IN_LIQUIDATION', 'DISTRESS'],
  ['IN_RECONSTRUCTION', 'DISTRESS'],
  ['CEASED', 'DISTRESS'],
  ['ACTIVE', 'STATUS'],
  ['UNKNOWN', 'STATUS'],
])('a change of status to %s is %s', (after, topic) => {
  expect(topicOf(to(after))).toBe(topic);
});

test('what is grave as a change is grave as news, which begins as its subject does, and nothing else', () => {
  const statuses = ['IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION', 'IN_LIQUIDATION'];
  const graves = [...statuses, 'IN_RECONSTRUCTION', 'CEASED', 'ACTIVE'].map(to);
  const weights = new Set<number>();
  for (const change of [...graves, ...others]) {
    const { message, weight } = changeNews([change]);
    const isGrave = isGraveChange(change);
    expect([change, weight < GRAVE_BELOW]).toEqual([change, isGrave]);
    const lead = graveLead(weight);
    expect([change, lead !== null]).toEqual([change, isGrave]);
    expect(message.startsWith(lead ?? '')).toBe(true);
    if (isGrave) weights.add(weight);
  }
  // Of notifications that are stored: a weight keeps its meaning.
  expect([...weights].sort((a, b) => a - b)).toEqual([1, 2, 4, 7, 10, 13]);
});
