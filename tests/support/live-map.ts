import { expect, type Page } from '@playwright/test';

/**
 * Turns to the map of results, so that the live one comes: on small screens it is a sheet, on
 * others a drawing that waits for a pointer.
 */
export async function turnToMap(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
  else {
    const map = page.getByRole('region', { name: 'Map', exact: true });
    // The drawing may not listen yet when the pointer comes.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await map.hover();
      await expect(page.locator('canvas').or(map.getByRole('table'))).toBeVisible({
        timeout: 4_000,
      });
    }).toPass({ timeout: 30_000 });
  }
}
