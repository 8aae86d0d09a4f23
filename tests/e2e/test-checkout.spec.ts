import { addTestCheckout } from '../support/account-rows.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

test('the test checkout says that no money moves; its plan is managed beside it', {
  tag: '@once',
}, async ({ signedInPage: page, person }) => {
  const id = await addTestCheckout(person.id);
  await page.goto(`/checkout/test/${id}`);
  await expect(page.getByRole('note')).toContainText('No money moves.');
  await expectSound(page, 'the test checkout');
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The payment failed. Nothing was bought; you can try again.',
  );
  await page.getByRole('button', { name: 'Pay US $20' }).click();
  await page.waitForURL(`**/success?session_id=${id}`);
  await page.goto(`/checkout/test/${id}`);
  await expect(page.getByText('This checkout is over.')).toBeVisible();

  await page.goto('/checkout/test/manage');
  await expect(page.getByText(/^It is renewed on /)).toBeVisible();
  await expectSound(page, 'a test plan');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^It is cancelled and ends on /)).toBeVisible();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await page.getByRole('button', { name: 'Fail a renewal' }).click();
  await expect(page.getByText(/^The last payment failed\. It stays until /)).toBeVisible();
  await page.getByRole('button', { name: 'Pay what is open' }).click();
  await page.getByRole('button', { name: 'Upgrade to yearly plan' }).click();
  await page.waitForURL('**/checkout/test/cs_test_*');
  await expect(page.getByRole('heading', { name: 'Yearly plan' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay US \$220/ }).click();
  await page.waitForURL('**/success?session_id=*');
  await page.goto('/checkout/test/manage');
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('There is no active plan.')).toBeVisible();
});
