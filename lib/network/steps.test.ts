import { expect, test } from 'vitest';
import { grow, neighboursOf, sharedBySeveral, stepsFrom } from './steps';

const around = new Map(
  Object.entries({ m: ['a', 'b'], a: ['m', 'c'], c: ['d'], x: ['y'] }).map(([node, others]) => [
    node,
    { others },
  ]),
);

test('the neighbours of the middle and of what is opened are shown', () => {
  expect([...grow('m', [], around).shown]).toEqual(['m', 'a', 'b']);
  const { shown, opened } = grow('m', ['a', 'c'], around);
  expect([...shown]).toEqual(['m', 'a', 'b', 'c', 'd']);
  expect([...opened]).toEqual(['m', 'a', 'c']);
});

test('what is not shown by its turn is not opened', () => {
  expect([...grow('m', ['c', 'x', 'a'], around).opened]).toEqual(['m', 'a']);
});

test('who is reached from several is told, from most of them first', () => {
  const edges = ['ax', 'bx', 'ay', 'by', 'cy', 'az', 'am', 'bm', 'ax'].map(
    ([from = '', to = '']) => ({
      from,
      to,
    }),
  );
  expect(sharedBySeveral(edges, new Set('mabc'))).toEqual(['y', 'x']);
  const alike = ['ar', 'br', 'ap', 'bp', 'aq', 'bq'].map(([from = '', to = '']) => ({ from, to }));
  expect(sharedBySeveral(alike, new Set('ab'))).toEqual(['p', 'q', 'r']);
});

test('steps are counted along links in either direction', () => {
  const links = ['am', 'ab', 'cb', 'xy'].map(([holder = '', company = '']) => ({
    holder,
    company,
  }));
  expect(Object.fromEntries(stepsFrom('m', neighboursOf(links)))).toEqual({
    m: 0,
    a: 1,
    b: 2,
    c: 3,
  });
});
