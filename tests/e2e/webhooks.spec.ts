import { startReceiver } from '../doubles/webhook-receiver.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

test('a webhook is added, tested, changed, switched off and deleted', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const receiver = await startReceiver();
  let fails = true;
  await page.route('**/api/user/webhooks', (route) =>
    fails && route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Webhooks', exact: true });
  await expect(card.getByText('The webhooks could not be read.')).toBeVisible();
  fails = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('You have no webhooks yet.')).toBeVisible();

  await card.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Address', { exact: true }).fill('http://crm.example/');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(
    dialog.getByText('Give the address of the receiver, beginning with https://.'),
  ).toBeVisible();
  await expectSound(page, 'adding a webhook');
  await dialog.getByLabel('Address', { exact: true }).fill(receiver.url);
  await dialog.getByLabel('Description (optional)').fill('Our CRM');
  await dialog.getByLabel('Annual accounts').uncheck();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectSound(page, 'the secret of a webhook');
  await shown.getByRole('button', { name: 'Done' }).click();

  const row = card.getByRole('listitem').filter({ hasText: 'Our CRM' }).first();
  await expect(row).toContainText(receiver.url);
  await expect(row).not.toContainText('Annual accounts');
  await row.getByRole('button', { name: 'Send test to Our CRM' }).click();
  await expect(page.getByText('The receiver has accepted the delivery.')).toBeVisible();
  expect(receiver.received[0]?.signedBy(secret)).toBe(true);
  const deliveries = row.getByRole('list', { name: 'Deliveries to Our CRM' });
  await expect(deliveries.getByRole('listitem')).toContainText(['Accepted']);

  receiver.control.answer = () => 500;
  await row.getByRole('button', { name: 'Send test to Our CRM' }).click();
  const failed = deliveries.getByRole('listitem').filter({ hasText: 'Not accepted' });
  await expect(failed).toContainText('it answered 500');
  await expectSound(page, 'deliveries of a webhook');
  receiver.control.answer = () => 204;
  await failed.getByRole('button', { name: 'Send again: Test' }).click();
  await expect(deliveries.getByText('Not accepted')).toHaveCount(0);
  expect(receiver.received.at(-1)?.id).toBe(receiver.received.at(-2)?.id);

  await row.getByRole('button', { name: 'Switch off Our CRM' }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Change Our CRM' }).click();
  const change = page.getByRole('dialog', { name: 'Change the webhook' });
  await expect(change.getByLabel('Annual accounts')).not.toBeChecked();
  await change.getByRole('button', { name: 'New secret' }).click();
  await expect(shown.getByLabel('Secret', { exact: true })).not.toHaveValue(secret);
  await shown.getByRole('button', { name: 'Done' }).click();

  await row.getByRole('button', { name: 'Delete Our CRM' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the webhook?' });
  await expectSound(page, 'the question before a webhook is deleted');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card.getByText('You have no webhooks yet.')).toBeVisible();
  await receiver.close();
});

test('a webhook that we switched off says why', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const webhook = (description: string, more: object) => ({
    ...{ id: crypto.randomUUID(), url: 'https://crm.example/', description, topics: ['AUDIT'] },
    ...{ isOn: true, offBecause: null, failingSince: null, createdAt: new Date().toISOString() },
    ...more,
  });
  const data = [
    webhook('Fails', { failingSince: new Date().toISOString() }),
    webhook('Failed', { isOn: false, offBecause: 'failing' }),
    webhook('Gone', { isOn: false, offBecause: 'gone' }),
    webhook('Reset', { isOn: false, offBecause: 'reset' }),
  ];
  await page.route('**/api/user/webhooks', (route) =>
    route.fulfill({ json: { status: 'success', data } }),
  );
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Webhooks', exact: true });
  const row = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  await expect(row('Fails')).toContainText(/Nothing accepted since \d/);
  await expect(row('Failed')).toContainText('nothing was accepted for days');
  await expect(row('Gone')).toContainText('wants no more (410)');
  await expect(row('Reset')).toContainText('when your password was reset');
  await expectSound(page, 'webhooks that are off');
});

test('the reference says what is posted', { tag: '@once' }, async ({ page }) => {
  await page.goto('/developers#webhooks');
  const part = page.getByRole('region', { name: 'Webhooks', exact: true });
  await expect(part).toContainText('webhook-signature');
  await expect(part).toContainText('up to 8 times');
  await expect(part.getByText('export function isGenuine(secret, headers, body)')).toBeVisible();
  await expect(part.getByRole('heading', { level: 3 })).toContainText([
    'company.changed',
    'search.changed',
    'webhook.test',
  ]);
});
