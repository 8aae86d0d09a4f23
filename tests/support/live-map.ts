import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const SEARCH = 'holding';

/** All of Denmark, with its neighbours. */
const EVERYWHERE = 'west=-10&south=46&east=30&north=64&zoom=4';

export const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
export const pins = (page: Page) => page.getByRole('list', { name: 'Companies on this page' });
export const groups = (page: Page) => page.getByRole('list', { name: 'All results on the map' });
export const canvas = (page: Page) => page.locator('canvas');
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/**
 * Activates the live map of results: on small screens it is a sheet, on others a drawing that
 * waits for a pointer.
 */
export async function turnToMap(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
  else {
    // The drawing may not be hydrated yet when the pointer arrives.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await map(page).hover();
      await expect(canvas(page).or(map(page).getByRole('table'))).toBeVisible({
        timeout: 4_000,
      });
    }).toPass({ timeout: 30_000 });
  }
}

export async function showMap(page: Page, isMobile: boolean) {
  await turnToMap(page, isMobile);
  await expect(canvas(page)).toBeVisible({ timeout: 20_000 });
}

/** On small screens the map is a sheet. */
export async function openMap(page: Page, isMobile: boolean, query = `search=${SEARCH}`) {
  await page.goto(`/discover?${query}`);
  await showMap(page, isMobile);
}

/** Companies found, and the number of them with coordinates. */
export async function countOf(api: APIRequestContext, query: string) {
  const answer = await api.get(`/api/company/clusters?${query}&${EVERYWHERE}`);
  const { total, withoutPosition } = (await answer.json()).data;
  return { total, placed: total - withoutPosition };
}
