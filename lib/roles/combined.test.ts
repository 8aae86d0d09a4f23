import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanText } from './band-text';
import { caveatsOf, combinedShares, indirectOf, lastOf } from './combined';
import { WAYS_TOLD } from './constants';
import type { Band, OwnershipChain, OwnershipTree } from './types';

type Party = { key: string | null; name: string; id: string };
/** Who owns each company, and what share: people have names in lower case, companies in capitals. */
type Owners = Record<string, [owner: string, ownership: Band | null][]>;

const all: Band = { from: 100, to: null };
const most: Band = { from: 66.67, to: 90 };
const half: Band = { from: 50, to: 66.67 };
const third: Band = { from: 33.33, to: 50 };
const few: Band = { from: 5, to: 10 };

const held = {
  ...{ group: 'OWNER' as const, title: null, organ: null, validFrom: null, validTo: null },
  votes: null,
};

/** The tree as it is read: a company that appears again has nothing below it. */
function chainOf(owners: Owners, open: string[] = []): OwnershipChain<Party> {
  const told = new Set(['T']);
  const below = (key: string): OwnershipTree<Party>[] =>
    (owners[key] ?? []).map(([name, ownership]) => {
      const isCompany = /^[A-Z]/.test(name);
      const isTold = isCompany && told.has(name);
      if (isCompany) told.add(name);
      const next = isCompany && !isTold ? below(name) : [];
      const node = { key: isCompany ? name : null, name, id: `id of ${name}` };
      return { node, share: { ...held, ownership }, isTold, isOpen: open.includes(name), next };
    });
  return { trees: below('T'), isCut: open.length > 0 };
}

const combined = (owners: Owners, open?: string[]) => combinedShares('T', chainOf(owners, open));
const last = (owners: Owners, open?: string[]) =>
  lastOf(combined(owners, open)).map(({ node, share, ways }) => [
    node.name,
    share.from,
    share.to,
    ways.map((way) => way.map(({ name }) => name).join(' ')),
  ]);

describe('what the last owners hold in total', () => {
  it('is the product of the published ends along a chain', () => {
    expect(last({ T: [['B', most]], B: [['ada', all]] })).toEqual([['ada', 66.67, 89.99, ['B']]]);
    const longer = { T: [['B', most]], B: [['C', half]], C: [['ada', all]] } satisfies Owners;
    // 66.67 % × 50 % and 89.99 % × 66.66 %, rounded outwards.
    expect(last(longer)).toEqual([['ada', 33.33, 59.99, ['B C']]]);
  });

  it('adds all ways, the direct one too, as in a diamond', () => {
    const diamond = {
      T: [
        ['B', half],
        ['C', third],
        ['ada', few],
      ],
      B: [['D', all]],
      C: [['D', half]],
      D: [['ada', all]],
    } satisfies Owners;
    // 5 + 50 + 33.33 × 50 %, and 9.99 + 66.66 + 49.99 × 66.66 %, which is more than everything.
    expect(last(diamond)).toEqual([['ada', 71.66, 100, ['B D', 'C D', '']]]);
    const { holdings, isCircular, isCut } = combined(diamond);
    expect([isCircular, isCut]).toEqual([false, false]);
    const shares = holdings.map(({ node, share }) => [node.name, share.from, share.to]);
    expect(shares).toContainEqual(['D', 66.66, 99.99]);
  });

  it('lists the largest share first, and the unknown last', () => {
    const owners = {
      T: [['B', all]],
      B: [
        ['åse', few],
        ['dan', few],
        ['eva', null],
        ['ada', most],
      ],
    } satisfies Owners;
    expect(last(owners).map(([name]) => name)).toEqual(['ada', 'dan', 'åse', 'eva']);
  });

  it('has no upper end where a share on a way is not published', () => {
    const unknown = { T: [['B', null]], B: [['ada', all]] } satisfies Owners;
    expect(last(unknown)).toEqual([['ada', 0, null, ['B']]]);
    const known = {
      ...unknown,
      T: [
        ['B', null],
        ['ada', third],
      ],
    } satisfies Owners;
    expect(last(known)).toEqual([['ada', 33.33, null, ['B', '']]]);
  });

  it('adds several rows of one owner, of which those without a share count for nothing', () => {
    const twice = {
      T: [['B', all]],
      B: [
        ['ada', few],
        ['ada', null],
        ['ada', third],
      ],
    } satisfies Owners;
    expect(last(twice)).toEqual([['ada', 38.33, 59.98, ['B']]]);
    expect(combined(twice).holdings.at(-1)?.waysTotal).toBe(1);
  });

  it('ends where companies own each other, and says so', () => {
    const circle = {
      T: [['B', all]],
      B: [
        ['C', few],
        ['ada', most],
      ],
      C: [
        ['B', half],
        ['eva', half],
        ['T', few],
      ],
    } satisfies Owners;
    expect(combined(circle).isCircular).toBe(true);
    expect(last(circle)).toEqual([
      ['ada', 66.67, 89.99, ['B']],
      ['eva', 2.5, 6.66, ['B C']],
    ]);
  });

  it('is nobody where a circle has no owner outside', () => {
    const closed = { T: [['B', all]], B: [['C', all]], C: [['B', all]] } satisfies Owners;
    expect(last(closed)).toEqual([]);
    expect(combined(closed).isCircular).toBe(true);
  });

  it('is no circle of companies where one only holds shares in itself', () => {
    const own = combined({ T: [['T', few]] });
    expect(caveatsOf(own, lastOf(own))).toEqual(['circular']);
    const circle = combined({ T: [['B', all]], B: [['T', few]] });
    expect(caveatsOf(circle, lastOf(circle))).toEqual(['nobody', 'circular']);
  });

  it('is not told to be nobody where not all was followed', () => {
    const cut = combined({ T: [['ada', all]] }, ['B']);
    expect(caveatsOf(cut, [])).toEqual(['cut']);
    expect(caveatsOf({ ...cut, isCut: false }, [])).toEqual(['nobody']);
    expect(caveatsOf({ ...cut, isCut: false }, cut.holdings)).toEqual([]);
  });

  it('includes who has no owner but itself', () => {
    const own = {
      T: [
        ['B', most],
        ['T', few],
      ],
      B: [['B', few]],
    } satisfies Owners;
    expect(last(own)).toEqual([['B', 66.67, 89.99, ['']]]);
    expect(combined(own).isCircular).toBe(true);
  });

  it('tells whom it did not follow further', () => {
    const { holdings, isCut } = combined({ T: [['B', all]], B: [['C', all]] }, ['C']);
    expect(isCut).toBe(true);
    const told = holdings.map(({ node, isLast, isOpen }) => [node.name, isLast, isOpen]);
    expect(told).toEqual([
      ['B', false, false],
      ['C', true, true],
    ]);
  });

  it('stops counting where everybody owns everybody', () => {
    const names = Array.from('TABCDEFGHIJ');
    const web = Object.fromEntries(
      names.map((name) => [name, names.map((other): [string, Band] => [other, few])]),
    );
    const { holdings, isCut, isCircular } = combined(web);
    expect([isCut, isCircular]).toEqual([true, true]);
    expect(holdings.every(({ ways }) => ways.length <= WAYS_TOLD)).toBe(true);
  });
});

it('what is held through others leaves out what is held directly alone', () => {
  const owners = {
    T: [
      ['B', half],
      ['C', third],
    ],
    B: [
      ['C', all],
      ['ada', few],
    ],
  } satisfies Owners;
  expect(indirectOf(combined(owners)).map(({ node }) => node.name)).toEqual(['C', 'ada']);
});

it('no total is below zero, above everything or upside down', () => {
  const names = ['T', 'A', 'B', 'C', 'ada', 'eva'];
  const band = fc.constantFrom(all, most, half, third, few, null);
  const entries = fc.array(fc.tuple(fc.constantFrom(...names), band), { maxLength: 4 });
  const web = fc.record({ T: entries, A: entries, B: entries, C: entries });
  fc.assert(
    fc.property(web, (owners) => {
      for (const { share, ways, waysTotal } of combined(owners).holdings) {
        expect(share.from).toBeGreaterThanOrEqual(0);
        expect(share.to ?? 100).toBeGreaterThanOrEqual(share.from);
        expect(share.to ?? 100).toBeLessThanOrEqual(100);
        expect(ways.length).toBe(Math.min(WAYS_TOLD, waysTotal));
      }
    }),
  );
});

it.each([
  [{ from: 66.67, to: 89.99 }, '66,67–89,99\u00a0%'],
  [{ from: 100, to: 100 }, '100\u00a0%'],
  [{ from: 25, to: null }, '≥\u00a025\u00a0%'],
  [{ from: 0, to: 0.01 }, '0–0,01\u00a0%'],
  [{ from: 0, to: null }, null],
])('%o is written %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});
