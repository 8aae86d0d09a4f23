import { expect, test } from 'vitest';
import type { ChainFact } from '@/lib/assistant/tools/connections';
import type { Asking } from '../text/reply';
import { speaker } from '../text/texts';
import { chainsText, type FoundChains } from './chains-text';

const node = (name: string, status: string | null = null) => ({
  ...{ name, href: `/${name}`, status, advertisingProtected: false },
});
const [a, b] = [node('A'), { ...node('B', 'IN_BANKRUPTCY'), advertisingProtected: true }];
const role = (since: string | null, until: string | null = null) => ({
  ...{ group: 'FOUNDER' as const, title: 'STIFTERE', since, until, ownership: null },
  ...{ name: 'A', href: '/A', company: { name: 'B', href: '/B' } },
});
const chain = (change: Partial<ChainFact>): ChainFact => ({
  ...{
    nodes: [a, b],
    links: [[role('2012-03-01')]],
    together: null,
    isUndated: false,
    today: false,
  },
  ...change,
});
const found = (change: Partial<FoundChains>): FoundChains => ({
  ...{ of: a, with: b, chains: [], total: 0, isCut: false, isOfToday: false, href: '/page' },
  ...change,
});
const told = (change: Partial<FoundChains>, language: 'en' | 'da' = 'en') =>
  chainsText({ say: speaker(language) } as Asking, found(change));
const ofChain = (change: Partial<ChainFact>, language: 'en' | 'da' = 'en') =>
  told({ chains: [chain(change)], total: 1 }, language).split('\n')[2];

const nodes = '[A](/A) → [B](/B)';

test.each([
  [{ together: { from: '2012-03-01', to: '2012-03-01' } }, 'stood on 01/03/2012', 'bestod den'],
  [{ together: { from: null, to: '2013-01-01' } }, 'stood until 01/01/2013', 'bestod indtil'],
  [{ together: { from: null, to: null }, today: true }, 'stands today', 'består i dag'],
  [{ isUndated: true }, 'when is not in the register', 'hvornår står ikke i registret'],
  [
    { links: [[role(null)], [role(null)]] },
    'by the register, its links never stood at the same time',
    'ifølge registret bestod dens led aldrig samtidig',
  ],
])('when a chain stood: %j', (change, english, danish) => {
  expect(ofChain(change)).toBe(`${nodes} (in bankruptcy; reklamebeskyttet): ${english}.`);
  expect(ofChain(change, 'da')).toContain(`(under konkurs; reklamebeskyttet): ${danish}`);
});

test('of many, the first are told, and how many there are', () => {
  const links = [[role('2012-03-01')], [role('2013-03-01')]];
  const text = told({ chains: Array.from({ length: 5 }, () => chain({ links })), total: 1_200 });
  expect(text).toContain('are connected by a chain of 2 links, in 1.200 ways:');
  expect(text.match(/never stood/g)).toHaveLength(3);
  expect(text).toMatch(/\n\n\[Open the connection\]\(\/page\)$/);
});

test('of roles in each other, each is told with its own holder', () => {
  const turned = {
    ...role('2010-01-01'),
    name: 'B',
    href: '/B',
    company: { name: 'A', href: '/A' },
  };
  const text = told({ chains: [chain({ links: [[role('2012-03-01'), turned]] })], total: 1 });
  expect(text).toContain(
    '- [A](/A) in [B](/B): founder, founded 01/03/2012\n- [B](/B) in [A](/A): ',
  );
});

test('none, and where not everything was looked at', () => {
  expect(told({ isCut: true }, 'da')).toBe(
    'I registret forbinder ingen kæde på højst 6 led **[A](/A)** og **[B](/B)**, hverken i dag eller tidligere. Revisorer tæller ikke med. Ikke alt blev undersøgt: Der kan være andre forbindelser og kortere.',
  );
  expect(told({ isOfToday: true })).toContain('**[B](/B)** today. Auditors are not counted.');
});
