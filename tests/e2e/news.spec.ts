import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { addNotice } from '../support/search-changes.ts';
import { expectSound } from '../support/sound.ts';

const off = 'You will not be told when a company you saved goes bankrupt or is dissolved.';

test('what news is told is chosen in the profile, and stays as it is when the server refuses', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/profile');
  const choice = page.getByRole('group', { name: 'What you are told of' });
  await expect(choice.getByRole('checkbox')).toHaveCount(9);
  await expect(choice.getByRole('checkbox', { checked: false })).toHaveCount(0);
  await choice.getByLabel('Auditor and audit').uncheck();
  await expect(page.getByText('You are told of the news you chose.')).toBeVisible();
  await expect(page.getByText(off)).toBeHidden();
  const saved = page.waitForResponse('**/api/user/news');
  await choice.getByLabel(/^Bankruptcy/).uncheck();
  await expect(page.getByText(off)).toBeVisible();
  expect((await (await saved).json()).muted).toEqual(['DISTRESS', 'AUDIT']);
  await expectSound(page, 'profile without news of bankruptcies');
  await page.reload();
  await expect(choice.getByRole('checkbox', { checked: false })).toHaveCount(2);
  await expect(choice.getByLabel('Auditor and audit')).not.toBeChecked();
  await expect(page.getByText(off)).toBeVisible();

  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  await page.route('**/api/user/news', (route) => route.fulfill({ status: 503, json }));
  await choice.getByLabel('Annual accounts').click();
  await expect(page.getByText(json.error)).toBeVisible();
  await expect(choice.getByLabel('Annual accounts')).toBeChecked();
});

test('a liquidation is marked under the bell, which leads to the choice', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  const about = { kind: 'CHANGE', title: IMPORTED.name, companyKey: IMPORTED.key };
  await addNotice(person.id, { ...about, message: 'Name: A → B' });
  await addNotice(person.id, {
    ...about,
    message: 'Went into liquidation: Active → In liquidation',
    weight: 10,
  });
  await page.goto('/search');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const dialog = page.getByRole('dialog');
  const [grave, other] = [
    dialog.getByRole('listitem').filter({ hasText: 'Went into liquidation' }),
    dialog.getByRole('listitem').filter({ hasText: 'Name: A → B' }),
  ];
  await expect(grave.locator('svg.lucide-triangle-alert.text-bad')).toBeVisible();
  await expect(other.locator('svg').first()).toBeVisible();
  await expect(other.locator('svg.text-bad')).toHaveCount(0);
  await expectSound(page, 'a liquidation under the bell');
  await dialog.getByRole('link', { name: 'Choose what you are told of' }).click();
  await expect(page).toHaveURL('/profile#news');
  await expect(page.getByRole('region', { name: 'What you are told of' })).toBeInViewport();
});

test('a bankruptcy is marked in the timeline, and what is not grave is not', {
  tag: '@once',
}, async ({ signedInPage: page, api }) => {
  const found = await api.get('/api/company/segmentation?status=IN_BANKRUPTCY&limit=1');
  const [company] = (await found.json()).data;
  await page.goto(`/detail/${company.the_key}`);
  const events = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  const bankrupt = events.filter({ hasText: 'In bankruptcy' }).first();
  await expect(bankrupt.locator('.text-bad')).toHaveText('Status');
  await expect(bankrupt.locator('.text-bad svg')).toBeVisible();
  await expect(events.filter({ hasText: 'Started' }).locator('.text-bad')).toHaveCount(0);
  await expectSound(page, 'a bankruptcy in the timeline');
});
