import { environment } from '../support/environment.ts';
import { firstScripts } from '../support/first-scripts.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { IMPORTED, IMPORTED_CEO } from '../support/imported.ts';
import { createPerson, deletePerson } from '../support/people.ts';

/**
 * Budget of each page's first-load scripts, in kB, gzipped. React and Next alone are 136.
 * Before raising it, try to load code later: with `lazyPart` of components/ui, or `lazyWhenIdle`.
 * Scripts as sent (Brotli) are smaller.
 */
const budgets: Record<string, number> = {
  '/': 141,
  '/signup': 141,
  '/verified?token=x': 141,
  '/emailVerification/ida@example.com': 145,
  '/forget': 141,
  '/resetPassword/x': 145,
  '/resetPasswordEmailVerification/ida@example.com': 145,
  '/payment': 141,
  '/cancel': 141,
  '/success?session_id=x': 150,
  '/search': 170,
  '/discover?search=holding': 170,
  '/people?name=anders': 170,
  [`/people/${IMPORTED_CEO.id}`]: 170,
  [`/compare?company=${IMPORTED.key}`]: 170,
  '/segmintation': 169,
  '/saved': 170,
  '/profile': 170,
  '/saved/searches': 170,
  '/saved/import': 170,
  '/subscription': 170,
  [`/detail/${IMPORTED.key}`]: 170,
  [`/detail/${IMPORTED.key}?tab=financial`]: 170,
};

for (const [page, budget] of Object.entries(budgets)) {
  test(`${page} loads no more JavaScript first than it may`, async ({ person }) => {
    const isPublic = budget <= 150;
    const cookie = isPublic ? '' : `veminto.session=${person.token}`;
    const { count, gzipped, sent } = await firstScripts(environment.baseUrl, page, cookie);
    // Fewer would mean that the scripts were not found.
    expect(count).toBeGreaterThan(4);
    expect(gzipped).toBeLessThanOrEqual(budget);
    expect(sent).toBeLessThanOrEqual(isPublic ? 130 : 150);
  });
}

test('the table of users loads no more JavaScript first than it may', async () => {
  const admin = await createPerson('ADMIN');
  const cookie = `veminto.session=${admin.token}`;
  const { gzipped } = await firstScripts(environment.baseUrl, '/admin/users_management', cookie);
  expect(gzipped).toBeLessThanOrEqual(170);
  await deletePerson(admin);
});
