import type { Page } from '@playwright/test';
import { createCompany, withClient } from '../support/accounts.ts';
import { addPast, deleteWithPast } from '../support/company-pages.ts';
import { total } from '../support/discover.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSound } from '../support/sound.ts';

const keys: string[] = [];
let phone: string;
let street: string;
let alone: string;

test.beforeAll(async () => {
  for (const name of ['Fællesvang A/S', 'Fællesvang Holding ApS', 'Fællesvang Gammel ApS']) {
    keys.push(await createCompany(name));
  }
  const [key = ''] = keys;
  phone = `71${key.slice(2)}`;
  // Streets with digits in their names are not searched for.
  street = `Fælles${key.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}vej 7`;
  const website = `https://www.faelles-${key}.example`;
  const shared = { phone, email: `post@faelles-${key}.example`, website };
  for (const [at, each] of keys.entries()) {
    const ended = at === 2 ? { status: 'CEASED', ceased_on: '2020-05-06' } : {};
    const place = {
      street: `${street}, ${at}. th`,
      postal_code: '9990',
      postal_district: 'Skagen',
    };
    await addPast(each, { company: { ...shared, ...place, ...ended } });
  }
  alone = await createCompany('Enevang ApS');
  await addPast(alone, {
    company: { phone: `72${alone.slice(2)}`, email: `enevang.${alone}@gmail.com` },
  });
});

test.afterAll(async () => {
  for (const key of [...keys, alone]) await deleteWithPast(key);
});

const others = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /\bothers? (?:with this|at) / });

test('a company tells how many others have its number, email, domain and address', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${keys[0]}`);
  await expect(others(page)).toHaveText([
    '2 others with this domain, 1 active',
    '2 others with this email, 1 active',
    '2 others with this number, 1 active',
    `2 others at ${street}, 9990, 1 active`,
  ]);
  await expect(page.getByRole('link', { name: /others with this number/ })).toHaveAttribute(
    'href',
    `/discover?search=%2B45+${phone}`,
  );
  await expectSound(page, 'company with shared contacts');
  await page.goto(`/detail/${keys[0]}?tab=roles`);
  await expect(others(page)).toHaveCount(3);
  await page.goto(`/detail/${alone}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enevang ApS');
  await expect(others(page)).toHaveCount(0);
});

test('the number of others leads to them and the company itself', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  // Of the sample, as invented companies are not in the search index.
  const [key = ''] = await withClient(async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `select min(key) as key from companies where is_sample and key not like '00%'
       and email is not null group by lower(email) having count(*) = 2`,
    );
    return rows.map((row) => row.key);
  });
  await page.goto(`/detail/${key}`);
  await page.getByRole('link', { name: /^1 other with this email, / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discover\?search=[^&]+$/);
  await expect.poll(() => total(page)).toBe(2);
  await expect(
    page.getByRole('article').locator(`a[href^="/detail/${key}"]`).first(),
  ).toBeVisible();
});
