import { expect, test } from 'vitest';
import { MESSAGES as WEBHOOK_MESSAGES } from '@/lib/webhooks/constants';
import { ChangeField, NewsTopic } from '@/prisma/client/enums';
import { type Change, changeNews } from './change-text';
import { MESSAGES, NEWS_TOPICS } from './constants';
import { isGraveNews } from './grave';
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

test('what is grave as a change is grave as news, and nothing else', () => {
  const statuses = ['IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION', 'IN_LIQUIDATION'];
  const graves = [...statuses, 'IN_RECONSTRUCTION', 'CEASED', 'ACTIVE'].map(to);
  for (const change of [...graves, ...others]) {
    expect([change, isGraveNews(changeNews([change]))]).toEqual([change, isGraveChange(change)]);
  }
  expect(isGraveNews({ kind: 'SEARCH', message: 'Went into town' })).toBe(false);
});
