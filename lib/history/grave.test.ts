import { expect, test } from 'vitest';
import { isGraveEvent } from './grave';

test.each([
  ['STATUS', 'IN_BANKRUPTCY', true],
  ['STATUS', 'IN_COMPULSORY_DISSOLUTION', true],
  ['STATUS', 'IN_LIQUIDATION', true],
  ['STATUS', 'IN_RECONSTRUCTION', true],
  ['STATUS', 'ACTIVE', false],
  ['ENDED', 'CEASED_BANKRUPTCY', true],
  ['ENDED', 'CEASED_COMPULSORY_DISSOLUTION', true],
  ['ENDED', 'CEASED_MERGER', false],
  ['ENDED', null, false],
  ['NAME', 'IN_BANKRUPTCY', false],
] as const)('%s to %s is grave: %s', (field, after, grave) => {
  expect(isGraveEvent({ field, after })).toBe(grave);
});
