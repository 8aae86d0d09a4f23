import { expect, test } from 'vitest';
import type { NetworkFacts } from '@/lib/assistant/tools/network';
import { MOST_SHARED } from '@/lib/network/constants';
import type { Asking } from '../text/reply';
import { speaker } from '../text/texts';
import { type Looked, networkText } from './network-text';

const node = (name: string, status: string | null = null) => ({
  ...{ name, href: `/${name}`, status, advertisingProtected: false },
});
const role = { group: 'MANAGEMENT' as const, title: 'DIREKTØR', since: '2012-03-01', until: null };
const neighbour = (name: string) => ({
  ...node(name),
  roles: [
    {
      ...{ ...role, ownership: null, today: true, name, href: `/${name}` },
      company: { name: 'M', href: '/M' },
    },
  ],
});
const shared = (name: string, by: string[]) => ({ ...node(name), by: by.map((one) => node(one)) });
const told = (
  change: Partial<NetworkFacts>,
  looked: Looked = 'today',
  language: 'en' | 'da' = 'en',
) =>
  networkText(
    { say: speaker(language) } as Asking,
    {
      ...{ of: node('M'), neighbours: [], notListed: 0, shared: [], isCut: false, href: '/page' },
      ...change,
    },
    looked,
  );

const names = (count: number) => Array.from({ length: count }, (_, place) => `N${place}`);
const neighbours = names(20).map(neighbour);

test('of many, the first are told, and how many more there are', () => {
  const text = told({ neighbours, notListed: 1_212 });
  expect(text).toContain(
    '**[M](/M)** is directly connected with 1.232 companies and people today:',
  );
  expect(text.match(/ in \[M\]/g)).toHaveLength(8);
  expect(text).toContain('\n- [1.224 more](/page)\n');
  expect(text).toMatch(/Auditors are not counted\.\n\n\[Open the network\]\(\/page\)$/);
  const uncounted = told({ neighbours, notListed: null }, 'ever', 'da');
  expect(uncounted).toContain('er eller var direkte forbundet med rigtig mange virksomheder');
  expect(uncounted).toContain('\n- [mange flere](/page)\n');
});

test('one alone, and those of before', () => {
  const one = { neighbours: neighbours.slice(0, 1) };
  expect(told(one, 'today', 'da')).toContain(
    '**[M](/M)** er i dag direkte forbundet med én virksomhed eller person:\n- [N0](/N0) i [M](/M): direktør, siden 01/03/2012\n\n',
  );
  expect(told(one, 'formerly')).toMatch(
    / by a role today\. Formerly, .* with one company or person:\n-/,
  );
  expect(told(one, 'formerly', 'da')).toMatch(/ af en rolle\. Tidligere var .*person:\n-/);
});

test('what several share, with those that do', () => {
  const three = shared('S', ['N0', 'N1', 'N2']);
  const text = told({ neighbours, shared: [three, shared('T', names(6))] });
  expect(text).toContain(
    'Several of them are also connected with:\n- [S](/S): [N0](/N0), [N1](/N1) and [N2](/N2)\n- [T](/T): [N0](/N0), [N1](/N1), [N2](/N2), [N3](/N3) and 2 more\n\n',
  );
  const all = names(MOST_SHARED).map((name) => shared(name, ['N0', 'N1']));
  expect(told({ neighbours, shared: all.slice(0, 7) })).toContain('\n- [2 more](/page)\n\nAud');
  // As many as are looked for: how many there are is not known.
  expect(told({ neighbours, shared: all })).toContain('\n- [others](/page)\n\nAud');
});

test('not everything was looked at', () => {
  expect(told({ neighbours, isCut: true }, 'today', 'da')).toContain(
    'Revisorer tæller ikke med. Ikke alt blev undersøgt',
  );
});

test('nobody, and which roles were looked at', () => {
  expect(told({ of: node('M', 'CEASED') })).toBe(
    '**[M](/M)** (ceased) is not connected with any company or person by a role today; former roles were not looked at. Auditors are not counted.',
  );
  expect(told({}, 'ever', 'da')).toContain('hverken i dag eller tidligere. Revisorer tæller');
});
