import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** Nothing sticks out to the side. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what}: nothing sticks out to the side`).toBeLessThanOrEqual(0);
}

/**
 * No axe violation, and nothing sticks out to the side. Pages have no frames, so that axe needs
 * no page of its own to put the parts together.
 */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what);
  await expectNoOverflow(page, what);
}

/** In the light as always; in the dark nothing is new but the colours. */
export async function expectSoundInBoth(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectSound(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, `${what}, dark`, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * `rules`: all that axe has, unless some are named. It stays in a page, and of what it finds only
 * what is told comes back: reading it and all that is in order took as long as looking.
 */
async function expectNoViolation(page: Page, what: string, rules?: string[]): Promise<void> {
  // It comes after what it is the title of.
  await expect(page).toHaveTitle(/./);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (runOnly) => {
    // What is half faded in has half of its contrast.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const options = { resultTypes: ['violations' as const], ...(runOnly && { runOnly }) };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules);
  expect(found, `${what}: nothing that shuts people out`).toEqual([]);
}
