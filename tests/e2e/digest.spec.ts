import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

test('the digest is chosen in the profile, and stays as it is when the server refuses', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/profile');
  const choice = page.getByRole('group', { name: 'Email digest of notifications' });
  await expect(choice.getByLabel('Off')).toBeChecked();
  await choice.getByLabel('Weekly').check();
  await expect(page.getByText('You get a digest every week with news.')).toBeVisible();
  await page.reload();
  await expect(choice.getByLabel('Weekly')).toBeChecked();
  await expectSound(page, 'profile with a digest');

  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  await page.route('**/api/user/digest', (route) => route.fulfill({ status: 503, json }));
  await choice.getByLabel('Daily').click();
  await expect(page.getByText(json.error)).toBeVisible();
  await expect(choice.getByLabel('Weekly')).toBeChecked();
});

test('a link that ends nothing says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/unsubscribe?token=none');
  const sentence = 'This link is not valid. Switch the digest off in your Profile Settings.';
  await expect(page.getByText(sentence)).toBeVisible();
  await expectSound(page, 'unsubscribe, not valid');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Profile Settings' })).toBeVisible();
  const calls = '**/api/user/unsubscribe*';
  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  await page.route(calls, (route) => route.fulfill({ status: 503, json }), { times: 1 });
  await page.reload();
  await expect(page.getByText(json.error)).toBeVisible();
  await page.route(calls, (route) => route.fulfill({ json: { message: '' } }));
  await retry.click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectSound(page, 'unsubscribed');
});
