import type { Page } from '@playwright/test';
import { type Ask, textOf } from '../doubles/openai/index.ts';
import { createCompany, deleteCompany } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { expectSound } from '../support/sound.ts';

// One server with a model, shared by all tests.
test.describe.configure({ mode: 'default' });

const QUESTION = `Who is the CEO of ${IMPORTED.name}?`;
const TAKEN_OVER =
  'The language model did not answer, so this is answered by the built-in reader, and not counted.';

let server: ModelServer;
let company: string;

test.beforeAll(async () => {
  server = await startModelServer();
  const years = [2015, 2016, 2017, 2018, 2019, 2020];
  company = await createCompany(
    'Skovlund Model A/S',
    years.map((year) => ({ year, amounts: { revenue: (year - 2000) * 1_111_111 } })),
  );
});
test.afterAll(async () => {
  await deleteCompany(company);
  await server.stop();
});

const panel = (page: Page) => page.locator('[data-assistant]');
const answers = (page: Page) => panel(page).locator('article');
const answer = (page: Page) => answers(page).last();

async function openPanel(page: Page, path: string) {
  await page.goto(`${server.url}${path}`);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(panel(page).getByText(/free questions left this month$/)).toBeVisible();
}

async function ask(page: Page, question: string) {
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill(question);
  await box.press('Enter');
}

/** The newest tool result; null before the first. */
function toolResult({ messages }: Ask): string | null {
  const last = messages.at(-1);
  return last?.role === 'tool' ? textOf(last) : null;
}

/** A gate that the test opens. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('words appear as the model says them, and figures lead to company, field and period', async ({
  signedInPage: page,
}) => {
  const [first, second] = [gate(), gate()];
  async function* slowly() {
    yield 'The revenue ';
    await first.opened;
    yield 'in 2015 was ';
    await second.opened;
    yield '16.666.665 DKK, and 22.222.220 DKK in 2020. It may be 5.432.100 DKK soon.';
  }
  server.provider.script = (given) =>
    toolResult(given) === null
      ? { call: [{ name: 'accounts', arguments: { key: company, periods: 6 } }] }
      : { say: slowly() };
  await openPanel(page, `/detail/${company}`);
  await ask(page, 'What was the revenue in 2015 and in 2020?');
  await expect(answer(page).getByText('The revenue', { exact: true })).toBeVisible();
  first.open();
  await expect(answer(page).getByText('The revenue in 2015 was', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Stop the answer' })).toBeVisible();
  second.open();
  await expect(panel(page).getByText('9 free questions left this month')).toBeVisible();

  const links = answer(page).getByRole('link');
  await expect(links).toHaveText(['16.666.665', '22.222.220']);
  const place = `/detail/${company}?tab=financial`;
  await expect(links.first(), 'in the second four years').toHaveAttribute(
    'href',
    `${place}&periods=4#revenue`,
  );
  await expect(links.last()).toHaveAttribute('href', `${place}#revenue`);
  await expect(answer(page), 'no figure but those of the register').not.toContainText('5.432.100');
  await expect(answer(page)).toContainText('that the register did not give were left out');
  await expectSound(page, 'an answer of a model');
  await links.first().click();
  await expect(page).toHaveURL(`${server.url}${place}&periods=4#revenue`);
  const table = page.getByRole('table', { name: 'INCOME STATEMENT' });
  await expect(table.getByRole('columnheader', { name: /2015/ })).toBeVisible();
  await expect(table.getByText('16.666.665')).toBeVisible();
});

test('an answer that is a set of companies is opened as a search', async ({
  signedInPage: page,
}) => {
  let shown = '';
  server.provider.script = (given) => {
    const found = toolResult(given);
    if (found === null) {
      const filters = { municipality: ['Aarhus'], companyType: ['Anpartsselskab'] };
      return { call: [{ name: 'count', arguments: { filters } }] };
    }
    shown = JSON.parse(found).shown;
    return { say: `There are ${shown} of them.` };
  };
  await openPanel(page, '/search');
  await ask(page, 'How many private limited companies are there in Aarhus?');
  await answer(page).getByRole('link', { name: 'Open as a search' }).click();
  await expect(page).toHaveURL(/\/discover\?companyType=Anpartsselskab&municipality=Aarhus$/);
  expect(Number(shown)).toBeGreaterThan(1);
  await expect(page.getByText(new RegExp(`^${shown} Total results$`))).toBeVisible();
});

test('Markdown of the model is text: no HTML, no picture, no link but those of the tools', async ({
  signedInPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  server.provider.script = (given) =>
    toolResult(given) === null
      ? { call: [{ name: 'company', arguments: { key: IMPORTED.key } }] }
      : {
          say:
            `**[${IMPORTED.name}](/detail/${IMPORTED.key})** <img src="https://evil.example/i.png" onerror="alert(1)"> ` +
            '![a picture](https://evil.example/p.png) [more](https://evil.example/?q=1) ' +
            '<script>alert(2)</script> [odd](javascript:alert(3)) [saved](/saved)',
        };
  await openPanel(page, '/search');
  await ask(page, 'Who is it?');
  await expect(panel(page).getByText('9 free questions left this month')).toBeVisible();
  await expect(answer(page).getByRole('strong')).toHaveText(IMPORTED.name);
  await expect(answer(page).getByRole('link')).toHaveText([IMPORTED.name]);
  await expect(answer(page)).toContainText('<img […] onerror=');
  await expect(answer(page)).toContainText('<script>alert');
  await expect(panel(page).locator('img, script, iframe')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

for (const [name, fault] of [
  ['answers 500', { fault: 500 }],
  ['answers 429', { fault: 429, retryAfter: '60' }],
  ['sends garbage', { fault: 'garbage' }],
  ['refuses', { refuse: 'I cannot help with that.' }],
  ['never answers', { fault: 'hang' }],
] as const) {
  test(`a model that ${name}: the reader takes over within ten seconds and says so`, async ({
    signedInPage: page,
  }) => {
    server.provider.script = () => fault;
    await openPanel(page, '/search');
    await ask(page, QUESTION);
    await expect(answer(page)).toContainText(TAKEN_OVER, { timeout: 10_000 });
    await expect(answer(page)).toContainText('Karla Vestergaard');
    await expect(answer(page), 'the question stays').toContainText(QUESTION);
    await expect(panel(page).getByText('10 free questions left this month')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    await expect(answer(page)).toContainText(QUESTION);
    await expect(answer(page)).toContainText('Karla Vestergaard');
  });
}

test('a model that breaks off: what it said stays, and the reader goes on below', async ({
  signedInPage: page,
}) => {
  server.provider.script = () => ({ fault: 'half', say: 'The one who leads it ' });
  await openPanel(page, '/search');
  await ask(page, QUESTION);
  await expect(answer(page).getByText('The one who leads it', { exact: true })).toBeVisible();
  await expect(answer(page)).toContainText('The language model broke off here.');
  await expect(answer(page)).toContainText('Karla Vestergaard');
  await expect(panel(page).getByText('10 free questions left this month')).toBeVisible();
});

test('an answer is stopped, asked for again, and cleared with all others', async ({
  signedInPage: page,
}) => {
  const never = gate();
  server.provider.script = () => ({
    say: (async function* () {
      yield 'Only this much ';
      await never.opened;
    })(),
  });
  await openPanel(page, '/search');
  await ask(page, 'Slowly?');
  await expect(answer(page).getByText('Only this much', { exact: true })).toBeVisible();
  const { abandoned } = server.provider;
  await panel(page).getByRole('button', { name: 'Stop the answer' }).click();
  await expect(answer(page).getByText('You stopped this answer.')).toBeVisible();
  await expect(answer(page).getByText('Only this much', { exact: true })).toBeVisible();
  await expect
    .poll(() => server.provider.abandoned, 'nobody pays for the rest')
    .toBe(abandoned + 1);
  never.open();

  server.provider.script = () => ({ say: 'All of it.' });
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(answer(page).getByText('All of it.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Clear history' }).click();
  const confirm = page.getByRole('dialog', { name: 'Clear history' });
  await confirm.getByRole('button', { name: 'Clear history' }).click();
  await expect(answers(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByText('Ask about Danish companies')).toBeVisible();
});

test('a sentence is read by the model, and by the reader when the model fails', async ({
  signedInPage: page,
}) => {
  const sentence = 'anpartsselskaber i Aarhus, de rare';
  const search = async () => {
    await page.goto(`${server.url}/search`);
    await page.getByRole('combobox', { name: 'Search type' }).selectOption('AI search');
    const field = page.getByRole('combobox', { name: 'Search companies' });
    await field.fill(sentence);
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/discover\?run=[\w-]+&/);
  };
  const chips = page.getByRole('list', { name: 'Understood as' }).getByRole('link');
  server.provider.script = () => ({
    object: {
      conditions: [
        { kind: 'legalForm', text: 'anpartsselskaber', names: ['ApS'], exclude: false },
        { kind: 'place', text: 'Aarhus', names: ['Aarhus'], exclude: false },
      ],
      notUnderstood: ['de rare'],
    },
  });
  await search();
  await expect(page.getByText('Read by the AI model.')).toBeVisible();
  await expect(chips).toHaveText([/Anpartsselskab/, /Aarhus/]);
  await expect(page.getByRole('list', { name: 'Not understood' })).toContainText('rare');
  server.provider.script = () => ({ fault: 'garbage' });
  await search();
  await expect(
    page.getByText('The AI model did not answer; the built-in reader read it.'),
  ).toBeVisible();
  await expect(chips).toHaveText([/Anpartsselskab/, /Aarhus/]);
});
