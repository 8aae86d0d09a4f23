import { expect, test } from 'vitest';
import { DISCOVER_NAMES } from './search-params';
import { SEGMENT_NAMES } from './segmentation-params';
import { unknownParam } from './unknown-param';

const unknown = (query: string, names: readonly string[]) =>
  unknownParam(new URLSearchParams(query), names);

test('every parameter of a page is known, whatever its value', () => {
  for (const names of [DISCOVER_NAMES, SEGMENT_NAMES]) {
    for (const name of names) expect(unknown(`${name}=x&${name}=`, names)).toBeNull();
  }
  expect(unknown('', DISCOVER_NAMES)).toBeNull();
});

test.each([
  ['search=byg&regoin=Fyn', 'regoin'],
  ['Region=Fyn', 'Region'],
  ['region[]=Fyn', 'region[]'],
  ['=Fyn', ''],
  ['region=Fyn&__proto__=1&constructor=2', '__proto__'],
  [`${'x'.repeat(90)}=1`, `${'x'.repeat(40)}…`],
])('%s has one that Discover does not have', (query, name) => {
  expect(unknown(query, DISCOVER_NAMES)).toBe(name);
});

test('words are no part of a segment', () => {
  expect(unknown('search=byg&region=Fyn', SEGMENT_NAMES)).toBe('search');
});
