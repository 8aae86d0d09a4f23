import type { APIRequestContext, Page } from '@playwright/test';

export const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
/** A button of the strip above the rows, with its count. */
export const total = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const group = (page: Page, text: string) =>
  page.getByRole('group', { name: `Which company is “${text}”?` });
export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save \d/ });

export async function chooseFile(page: Page, content: string, name = 'customers.csv') {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(file);
}

export async function paste(page: Page, text: string) {
  await page.getByLabel('Rows copied from a spreadsheet').fill(text);
  await page.getByRole('button', { name: 'Find the companies' }).click();
}

/** Companies of the sample register. */
export async function someCompanies(api: APIRequestContext) {
  const found = await api.post('/api/veminto/companydata', { data: { search: 'holding' } });
  const data = (await found.json()).data.data as { the_key: string; Firmnavn: string }[];
  const companies = data.map(({ the_key: key, Firmnavn: name }) => ({ key, name }));
  const [first, second, third] = companies;
  if (!first || !second || !third) throw new Error('The sample has no three holding companies.');
  return [first, second, third] as const;
}
