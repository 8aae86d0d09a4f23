import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Diagram, diagramOf, type Place } from './diagram';
import type { Owned, Owner, OwnershipTree } from './types';

const share = {
  ...{ group: 'OWNER' as const, title: null, organ: null, validFrom: null, validTo: null },
  ...{ ownership: null, votes: null },
};
type Shape = { name: string; next: Shape[] };

const owner = ({ name, next }: Shape): OwnershipTree<Owner> => ({
  node: { id: name, kind: 'COMPANY', name, key: name, status: null, advertisingProtected: false },
  share,
  isTold: false,
  isOpen: false,
  next: next.map(owner),
});
const owned = ({ name, next }: Shape): OwnershipTree<Owned> => ({
  node: { key: name, name, status: 'ACTIVE', advertisingProtected: false },
  share,
  isTold: false,
  isOpen: false,
  next: next.map(owned),
});
const drawn = (above: Shape[], below: Shape[]) =>
  diagramOf({
    owners: { trees: above.map(owner), isCut: false },
    owned: { trees: below.map(owned), isCut: false },
  });

const one = (name: string, next: Shape[] = []): Shape => ({ name, next });
const places = (boxes: (Place & { tree: { node: { name: string | null } } })[]) =>
  Object.fromEntries(boxes.map(({ tree, column, row }) => [tree.node.name, [column, row]]));

describe('the drawing of who owns what', () => {
  it('has owners of owners at the left and what owned companies own at the right', () => {
    const made = drawn([one('holding', [one('person')])], [one('daughter', [one('grandchild')])]);
    expect(made).toMatchObject({ columns: 5, rows: 1, company: { column: 2, row: 0 } });
    expect(places(made.owners)).toEqual({ person: [0, 0], holding: [1, 0] });
    expect(places(made.owned)).toEqual({ daughter: [3, 0], grandchild: [4, 0] });
  });

  it('puts everybody in the middle of what hangs on them', () => {
    const made = drawn([one('a', [one('b'), one('c'), one('d')]), one('e')], [one('f')]);
    expect(made).toMatchObject({ rows: 4, company: { column: 2, row: 1.5 } });
    expect(places(made.owners)).toEqual({ b: [0, 0], c: [0, 1], d: [0, 2], a: [1, 1], e: [1, 3] });
    expect(places(made.owned)).toEqual({ f: [3, 1.5] });
  });

  it('is the company alone where nobody is known', () => {
    expect(drawn([], [])).toEqual({
      ...{ columns: 1, rows: 1, company: { column: 0, row: 0 } },
      ...{ owners: [], owned: [], lines: [] },
    });
  });

  const shapesTo: fc.Memo<Shape[]> = fc.memo((depth) => {
    const next = depth > 1 ? shapesTo() : fc.constant<Shape[]>([]);
    return fc.array(fc.record({ name: fc.string({ maxLength: 3 }), next }), { maxLength: 4 });
  });
  const shapes = shapesTo(4);

  const all = ({ company, owners, owned }: Diagram): Place[] => [company, ...owners, ...owned];

  it('never lays one box over another, nor any outside', () => {
    fc.assert(
      fc.property(shapes, shapes, (above, below) => {
        const made = drawn(above, below);
        const boxes = all(made);
        for (const [at, { column, row }] of boxes.entries()) {
          expect(column).toBeGreaterThanOrEqual(0);
          expect(column).toBeLessThan(made.columns);
          expect(row).toBeGreaterThanOrEqual(0);
          expect(row).toBeLessThanOrEqual(made.rows - 1);
          const near = boxes
            .slice(at + 1)
            .filter((other) => other.column === column && Math.abs(other.row - row) < 1);
          expect(near).toEqual([]);
        }
      }),
    );
  });

  it('leads from each owner to what is owned, one column on', () => {
    fc.assert(
      fc.property(shapes, shapes, (above, below) => {
        const made = drawn(above, below);
        expect(made.lines).toHaveLength(all(made).length - 1);
        for (const { from, to } of made.lines) expect(to.column - from.column).toBe(1);
      }),
    );
  });
});
