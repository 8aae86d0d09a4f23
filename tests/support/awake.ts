import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Before the scripts load, keys have their default effect: forms and links leave the page. */
export const awake = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
