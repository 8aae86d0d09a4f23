import { expect, test } from 'vitest';
import { layOut } from '@/lib/network/layout';
import type { NetworkLink, NetworkNode, NetworkRole } from '@/lib/network/types';
import { drawn } from './network-lines';
import { linksBack } from './network-links';
import { openChange } from './open-change';

const role = (group: NetworkRole['group'], isToday = true): NetworkRole => ({
  ...{ group, isToday, title: null, organ: null },
  ...{ validFrom: null, validTo: null, ownership: null, votes: null },
});
const link = (holder: string, company: string, ...roles: NetworkRole[]): NetworkLink => ({
  holder,
  company,
  roles: roles.length > 0 ? roles : [role('BOARD')],
});
const nodes = (...steps: [string, number][]): NetworkNode[] =>
  steps.map(([id, step]) => ({
    ...{ id, step, isOpen: false, hidden: 0 },
    node: { kind: 'PARTICIPANT', id, participantKind: 'PERSON', name: id },
  }));
const draw = (links: NetworkLink[], ...steps: [string, number][]) =>
  drawn(links, layOut(nodes(...steps), links));

test('a line leads from the holder to the company, on either side of the middle', () => {
  const { lines, boxOf } = draw([link('m', 'a'), link('b', 'm')], ['m', 0], ['a', 1], ['b', 1]);
  const [middle, a] = [boxOf('m'), boxOf('a')];
  const [out, back] = lines.map(({ path }) => path.match(/^M(\S+) \S+C.* (\S+) \S+M/)?.slice(1));
  expect(out?.map(Number)).toEqual([(middle?.left ?? 0) + 144, a?.left]);
  expect(back?.map(Number)).toEqual([a?.left, (middle?.left ?? 0) + 144]);
});

test('owners, others and those of before look different', () => {
  const links = [
    link('a', 'm', role('OWNER'), role('BOARD')),
    link('b', 'm', role('OWNER', false), role('BOARD')),
    link('c', 'm', role('OWNER', false)),
  ];
  const { lines } = draw(links, ['m', 0], ['a', 1], ['b', 1], ['c', 1]);
  expect(lines.map(({ tone }) => tone)).toEqual(['owns', 'holds', 'held']);
});

test('lines within the outermost column have room in the drawing', () => {
  const links = [link('a', 'm'), link('b', 'm'), link('a', 'b')];
  const { size, lines, boxOf } = draw(links, ['m', 0], ['a', 1], ['b', 1]);
  const [, bend] = /^M\S+ \S+C(\S+) /.exec(lines[2]?.path ?? '') ?? [];
  expect(Number(bend)).toBeGreaterThan((boxOf('a')?.left ?? 0) + 144);
  expect(Number(bend)).toBeLessThanOrEqual(size.width);
  const without = draw(links.slice(0, 2), ['m', 0], ['a', 1], ['b', 1]);
  expect(without.size.width).toBeLessThan(size.width);
});

test('each link is told at one node: the one farther from the middle, or the later one', () => {
  const links = [link('a', 'm'), link('m', 'b'), link('a', 'b'), link('c', 'b')];
  const back = linksBack({ nodes: nodes(['m', 0], ['a', 1], ['b', 1], ['c', 2]), links });
  const told = [...back].map(([id, own]) => [id, own.map((one) => `${one.holder}${one.company}`)]);
  expect(told).toEqual([
    ['m', []],
    ['a', ['am']],
    ['b', ['mb', 'ab']],
    ['c', ['cb']],
  ]);
});

test('what has others around it can be opened, and what is open closed', () => {
  const [middle, closed, last, open] = nodes(['m', 0], ['a', 1], ['b', 1], ['c', 1]);
  if (!middle || !closed || !last || !open) throw new Error('too few nodes');
  const to = (asked: string[]) => ({
    asked: { open: asked, ever: false },
    with: ({ open: wanted = [] }: { open?: string[] }) => wanted.join(),
  });
  const change = (node: NetworkNode, asked: string[] = ['c']) =>
    openChange(node, to(asked) as Parameters<typeof openChange>[1])?.href ?? null;
  expect(change({ ...middle, hidden: 4 })).toBeNull();
  expect(change({ ...closed, hidden: 4 })).toBe('c,a');
  expect(change({ ...closed, hidden: null })).toBe('c,a');
  expect(change(last)).toBeNull();
  expect(change({ ...open, isOpen: true }, ['b', 'c'])).toBe('b');
  expect(change({ ...closed, hidden: 4 }, [...'123456'])).toBeNull();
});
