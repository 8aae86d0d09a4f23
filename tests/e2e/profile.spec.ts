import { addSession, sessionExists } from '../support/account-rows.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPerson, deletePerson, PASSWORD, renamePerson } from '../support/people.ts';
import { jpeg } from '../support/picture-bytes.ts';
import { expectSound } from '../support/sound.ts';

test('the menu cuts a long name, and has all of it', async ({ signedInPage: page, person }) => {
  await renamePerson(person, 'Annemarie', 'Kristoffersen');
  await page.goto('/search');
  const isWide = (page.viewportSize()?.width ?? 0) >= 992;
  await page
    .getByRole('button', { name: isWide ? 'Account of Annemarie Kristoffersen' : 'Menu' })
    .click();
  await expect(page.getByText('Annemarie Kris…', { exact: true })).toHaveAttribute(
    'title',
    'Annemarie Kristoffersen',
  );
});

test('names and photo are saved and shown in the top bar', async ({
  signedInPage: page,
  person,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  await expectSound(page, 'profile');

  await page.getByLabel('First name').fill('signe');
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg() };
  await page.getByLabel('Photo').setInputFiles(photo);
  await expect(page.getByText('New photo, not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Signe');
  const picture = page.locator(`img[src^="/api/user/picture/${person.id}?v="]`);
  // On small screens the one in the top bar is inside the menu.
  await expect(picture.last()).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(1);
  const width = () => picture.last().evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(256);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('The photo is removed when you save')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(picture).toHaveCount(0);
});

test('Cancel brings back what is saved; each refusal is shown beside its field', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Another');
  await page.getByLabel('Old password').fill('typed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ida');
  await expect(page.getByLabel('Old password')).toHaveValue('');

  const save = page.getByRole('button', { name: 'Save Changes' });
  const passwords = async (old: string, wanted: string, again = wanted) => {
    await page.getByLabel('Old password').fill(old);
    await page.getByLabel('Password', { exact: true }).fill(wanted);
    await page.getByLabel('Confirm password').fill(again);
    await save.click();
  };
  await passwords('Wrong1!pass', 'Other2@pass');
  await expect(page.getByText('The old password is not right.')).toBeVisible();
  await expect(page.getByLabel('Old password')).toBeFocused();
  await passwords(PASSWORD, 'Other2@pass', 'Third3#pass');
  await expect(page.getByText('The passwords you entered are not matching')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await passwords(PASSWORD, 'plainplain');
  await expect(page.getByText('Enter Valid Password')).toBeVisible();
  await passwords('', '');
  await page.getByLabel('Last name').fill('X');
  await save.click();
  await expect(page.getByText('Use 3 to 30 letters')).toBeVisible();
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await expectSound(page, 'profile with errors');
});

test('a new password ends the other sessions', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const other = await addSession(person.id);
  const headers = { 'x-auth-token': person.token };
  const data = { name: 'My script', scopes: ['read'] };
  const { key } = await (await page.request.post('/api/user/keys', { headers, data })).json();
  await page.goto('/profile');
  await page.getByLabel('Old password').fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).fill('Other2@pass');
  await page.getByLabel('Confirm password').fill('Other2@pass');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  await expect(page.getByLabel('Old password')).toHaveValue('');
  expect(await sessionExists(other)).toBe(false);
  const said = page.getByRole('status').filter({ hasText: 'still works' });
  await expect(said).toContainText('Your password is changed. Your API key still works');
  await expectSound(page, 'a changed password');
  await said.getByRole('link', { name: 'API key' }).click();
  await expect(page).toHaveURL('/profile#api-keys');
  await expect(page.getByRole('region', { name: 'API keys' })).toBeInViewport();
  const asked = await page.request.get('/api/saved/lists', { headers: { 'x-auth-token': key } });
  expect(asked.status()).toBe(200);
});

test('what is kept about somebody can be downloaded', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('veminto-my-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const { account } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  expect(account).toMatchObject({ id: person.id, email: person.email });
});

test('an account is deleted after its owner has typed it', { tag: '@once' }, async ({
  page,
  context,
  baseURL,
}) => {
  const person = await createPerson();
  await context.addCookies([{ name: 'veminto.session', value: person.token, url: baseURL ?? '' }]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await dialog.getByLabel('Your password').fill('Wrong1!pass');
  await remove.click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  const password = dialog.getByLabel('Your password');
  await expect(password, 'the error is beside its field').toHaveAccessibleDescription(
    'The password is not right.',
  );
  await expect(password).toBeFocused();
  await expectSound(page, 'delete my account');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await remove.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await deletePerson(person);
});
