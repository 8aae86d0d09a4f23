import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

/**
 * axe's own script. With a character beyond ASCII in it, a browser takes twice as long to receive it;
 * what it would evaluate to is left behind.
 */
const AXE = `${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
)};0`;

/** Checks that nothing overflows horizontally. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what}: nothing sticks out to the side`).toBeLessThanOrEqual(0);
}

/**
 * Checks that there is no axe violation and no horizontal overflow. Pages have no frames, so axe
 * needs no separate page to combine the results.
 */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what);
  await expectNoOverflow(page, what);
}

/** All rules in the light theme; in the dark one only the colours differ. */
export async function expectSoundInBoth(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectSound(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, `${what}, dark`, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * `rules`: all of axe's by default. axe stays loaded in the page, and only violations are returned:
 * loading it again and transferring passed checks took as long as the analysis.
 */
async function expectNoViolation(page: Page, what: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // The title arrives after the content; on the way to another page there is none for a moment.
  await expect(page).toHaveTitle(/./);
  const found = await page.evaluate(async (runOnly) => {
    // Half faded-in content has half the contrast.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
  expect(found, `${what}: nothing that shuts people out`).toEqual([]);
}
