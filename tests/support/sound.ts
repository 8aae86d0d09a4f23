import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
 * no page of its own to put the parts together; of what is in order it need not tell all.
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

/** `rules`: all that axe has, unless some are named. */
async function expectNoViolation(page: Page, what: string, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, `${what}: nothing that shuts people out`).toEqual([]);
}
