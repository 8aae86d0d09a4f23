import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { readCsv } from '../support/exported.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { readOutbox, waitForMails } from '../support/outbox.ts';
import { expectSound } from '../support/sound.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share companies' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });
const address = () => `${randomUUID()}@friends.example`;

/** Selects one saved company and opens its dialog. */
async function open(page: Page, api: APIRequestContext) {
  const data = { Data: { the_key: IMPORTED.key } };
  const added = await api.post('/api/saved/add', { data });
  expect(added.status()).toBe(201);
  const { id } = await added.json();
  const own = { note: 'Ring i morgen', tags: ['Kundeemne'] };
  expect((await api.patch(`/api/saved/entries/${id}`, { data: own })).status()).toBe(200);
  await page.goto('/saved');
  await page.getByRole('checkbox', { name: 'Select all of this page' }).check();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page)).toContainText('1 company as a file');
}

async function fill(page: Page, toEmail: string, type = 'CSV') {
  await dialog(page).getByLabel('Email').fill(toEmail);
  await dialog(page).getByLabel('Message').fill('Hej Bo,\nse her.');
  await dialog(page).getByLabel('Attachment type').selectOption({ label: type });
}

test('companies are mailed as a file, when all that is required is there', async ({
  signedInPage: page,
  api,
}) => {
  await open(page, api);
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await send(page).click();
  await expect(dialog(page).getByText('This Field is requried!', { exact: true })).toHaveCount(3);
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await expectSound(page, 'share, nothing filled in');

  const toEmail = address();
  await fill(page, 'bo@friends');
  await send(page).click();
  await expect(dialog(page).getByText('Please, enter valid email.')).toBeVisible();
  await fill(page, toEmail);
  await send(page).click();
  await expect(page.getByText('Document sent Successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const [mail] = await waitForMails(toEmail, 1);
  expect(mail?.subject).toBe('Companies shared with you from Veminto');
  expect(mail?.text).toMatch(/Hej Bo,\nse her\./);
  expect(mail?.files).toEqual([expect.stringMatching(/^veminto-companies-[\d-]+\.csv$/)]);
  const { head, rows } = readCsv(mail?.contents[0] ?? Buffer.of());
  expect(rows.map(([key]) => key)).toEqual([IMPORTED.key]);
  expect(head).not.toContain('Note');
  expect(mail?.contents[0]?.toString()).not.toMatch(/Ring i morgen|Kundeemne/);
});

test('what fails says so, keeps what was typed, and is sent once when it is tried again', {
  tag: '@once',
}, async ({ signedInPage: page, api }) => {
  await open(page, api);
  const toEmail = address();
  await fill(page, toEmail);
  const json = { error: 'The database cannot be reached right now.', code: 'unavailable' };
  const handlers = {
    refused: (route: Route) => route.fulfill({ status: 503, json }),
    // The server accepts it, but the answer is lost.
    lost: async (route: Route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    },
    passed: (route: Route) => route.continue(),
  };
  let fate: keyof typeof handlers = 'refused';
  // One route throughout: taking it away may hold up the code of messages, fetched at that time.
  await page.route('**/api/saved/upload', (route) => handlers[fate](route));
  await send(page).click();
  await expect(dialog(page).getByText(json.error)).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(toEmail);
  await expect(dialog(page).getByLabel('Message')).toHaveValue('Hej Bo,\nse her.');
  await expectSound(page, 'share that failed');

  fate = 'lost';
  await send(page).click();
  await expect(dialog(page).getByText('Veminto cannot be reached.')).toBeVisible();
  fate = 'passed';
  await send(page).click();
  await expect(page.getByText('Document sent Successfully')).toBeVisible();
  await waitForMails(toEmail, 1);
  // A later one has arrived, so nothing is queued before it.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const later = address();
  await fill(page, later);
  await send(page).click();
  await waitForMails(later, 1);
  expect(await readOutbox(toEmail)).toHaveLength(1);
});

test('Esc and Cancel send nothing and give the focus back', { tag: '@once' }, async ({
  signedInPage: page,
  api,
}) => {
  await open(page, api);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/saved/upload')) uploads.push(request.method());
  });
  let make = () => {};
  const made = new Promise<void>((resolve) => {
    make = resolve;
  });
  await page.route('**/api/exports', async (route) => {
    await made;
    await route.continue();
  });
  await fill(page, address());
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Making the file');
  await expect(send(page)).toBeDisabled();
  const exported = page.waitForResponse('**/api/exports');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
  // Until it has the focus it receives no keys either.
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog(page).getByLabel('Message'), 'nothing is lost').toHaveValue(/^Hej Bo/);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  make();
  await exported;
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(uploads).toEqual([]);
});
