import { expect, test } from 'vitest';
import {
  areaOf,
  type Draft,
  firstDraft,
  reachingTo,
  shapesOf,
  withoutLast,
  withPoint,
} from './drawing';

const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const drawn = (...corners: [number, number][]) =>
  corners.reduce<Draft>(
    (draft, corner) => withPoint(draft, at(...corner)),
    firstDraft('shape', null),
  );

test('an area needs three corners; a double click is one', () => {
  expect(areaOf(drawn([9, 55], [10, 55]))).toBeNull();
  expect(areaOf(drawn([9, 55], [10, 55], [10, 55]))).toBeNull();
  expect(areaOf(drawn([9, 55], [10, 55], [9, 56]))).toEqual({
    kind: 'shape',
    corners: [at(9, 55), at(10, 55), at(9, 56)],
  });
});

test('the last corner can be taken back', () => {
  expect(withoutLast(drawn([9, 55], [10, 55]))).toEqual({ tool: 'shape', corners: [at(9, 55)] });
});

test('the circle that is searched is drawn on, any other area is drawn anew', () => {
  const circle = { kind: 'circle', center: at(10.2, 56.15), km: 12 } as const;
  const draft = firstDraft('circle', circle);
  expect(areaOf(draft)).toEqual(circle);
  expect(areaOf(withPoint(draft, at(10.3, 56)))).toEqual({ ...circle, center: at(10.3, 56) });
  const box = { kind: 'box', west: 9, south: 55, east: 10, north: 56 } as const;
  expect(firstDraft('circle', box)).toEqual({ tool: 'circle', center: null, km: 5 });
  expect(firstDraft('shape', circle)).toEqual({ tool: 'shape', corners: [] });
});

test('no more corners than an address takes', () => {
  const many = Array.from({ length: 60 }, (_, step): [number, number] => [9 + step / 100, 55]);
  const draft = drawn(...many);
  expect(draft.tool === 'shape' && draft.corners.length).toBe(50);
});

test('a circle reaches as far as it is dragged', () => {
  const centred = withPoint(firstDraft('circle', null), at(10.2, 56.15));
  expect(areaOf(centred)).toEqual({ kind: 'circle', center: at(10.2, 56.15), km: 5 });
  const typed = { ...centred, km: null } as Draft;
  expect(areaOf(typed), 'while another radius is typed').toBeNull();
  expect(areaOf(reachingTo(typed, at(10.2, 56.25)))).toMatchObject({ kind: 'circle' });
  const dragged = areaOf(reachingTo(centred, at(12.57, 55.68)));
  expect(dragged?.kind === 'circle' && dragged.km).toBeCloseTo(156.6, 0);
});

test('nothing is drawn without an area, and a draft stands in its stead', () => {
  const area = { kind: 'box', west: 9, south: 55, east: 10, north: 56 } as const;
  const kinds = (draft: Draft | null) =>
    shapesOf(area, draft).features.map(({ geometry }) => geometry.type);
  expect(shapesOf(null, null).features).toEqual([]);
  expect(kinds(null)).toEqual(['Polygon']);
  expect(kinds(drawn([9, 55], [10, 55]))).toEqual(['LineString', 'Point', 'Point']);
  expect(kinds(drawn([9, 55], [10, 55], [9, 56]))).toEqual(['Polygon', 'Point', 'Point', 'Point']);
});
