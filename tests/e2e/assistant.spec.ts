import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';
import { useUp } from '../support/plans.ts';
import { saveSome } from '../support/saved-rows.ts';
import { expectSound } from '../support/sound.ts';

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const panel = (page: Page) => page.locator('[data-assistant]');

/** Answers a question with these events, in the server's format. */
const answer = (page: Page, ...events: object[]) =>
  page.route('**/api/spell/v1/llm', (route: Route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );

/** Begins an answer and sends nothing more. */
const beginAnswer = (page: Page, event: object) =>
  page.addInitScript(
    (line) => {
      const { fetch } = window;
      const headers = { 'content-type': 'application/x-ndjson' };
      const begun = () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode(line)),
          }),
          { headers },
        );
      window.fetch = async (asked, init) =>
        String(asked).endsWith('/api/spell/v1/llm') ? begun() : fetch(asked, init);
    },
    `${JSON.stringify(event)}\n`,
  );

const text = (words: string) => ({ type: 'text', text: words });
const done = { type: 'done', by: 'model', remaining: 6 };

/** Covered by other tests. */
const emptyHistory = (page: Page) =>
  page.route('**/api/spell/v1/chat_history/*', (route) =>
    route.fulfill({ json: { status: 200, data: [], remaining: 7 } }),
  );

test('the end of a page can be scrolled clear of the button', async ({
  signedInPage: page,
  person,
  isMobile,
}) => {
  await saveSome(person, 20);
  const edges = async (locator: Locator) => {
    const at = await locator.boundingBox();
    return { top: at?.y ?? 0, bottom: (at?.y ?? 0) + (at?.height ?? 0) };
  };
  for (const address of [`/detail/${IMPORTED.key}?tab=financial`, '/profile', '/saved?size=25']) {
    await page.goto(address);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      const { bottom } = await edges(page.getByRole('main'));
      expect(bottom, address).toBeLessThanOrEqual((await edges(launcher(page))).top);
    }).toPass();
  }
  if (isMobile) return;
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const last = page.getByRole('button', { name: /^Delete / }).last();
  await expect(async () => {
    await last.evaluate((button) => button.closest('section')?.scrollTo({ top: 9_999 }));
    const { bottom } = await edges(last);
    expect(bottom, 'of the last row').toBeLessThan((await edges(launcher(page))).top);
  }).toPass();
});

test('a company is asked about, the answer stays, and all of it can be cleared', async ({
  signedInPage: page,
}) => {
  await page.goto(`/detail/${IMPORTED.key}`);
  await launcher(page).click();
  await expect(page.getByText('10 free questions left this month')).toBeVisible();
  await expectSound(page, 'an assistant without a history');
  await panel(page)
    .getByRole('button', { name: `Who is the CEO of ${IMPORTED.name}?` })
    .click();
  const answers = panel(page).locator('article');
  await expect(answers.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^/detail/${IMPORTED.key}`),
  );
  await expect(page.getByText('9 free questions left this month')).toBeVisible();

  await page.goto('/discover?search=holding');
  await launcher(page).click();
  await expect(answers).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'How many companies match this search?' }).click();
  await expect(answers).toHaveCount(2);
  await expect(answers.last().getByRole('link', { name: /^\d+ companies$/ })).toHaveAttribute(
    'href',
    '/discover?search=holding',
  );

  await panel(page).getByRole('button', { name: 'Clear history' }).click();
  const confirm = page.getByRole('dialog', { name: 'Clear history' });
  await confirm.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(answers).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Clear history' }).click();
  await confirm.getByRole('button', { name: 'Clear history' }).click();
  await expect(answers).toHaveCount(0);
  const clear = panel(page).getByRole('button', { name: 'Clear history' });
  await expect(clear, 'there is nothing more to clear').toBeDisabled();
  await expect(clear, 'the keyboard keeps its place').toBeFocused();
  await page.reload();
  await launcher(page).click();
  await expect(page.getByText('Ask about Danish companies')).toBeVisible();
});

test('without a question left the way leads to the plans', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  await useUp(person, 'CHAT', 10);
  await page.goto('/search');
  await launcher(page).click();
  await expect(page.getByText('No free questions left this month')).toBeVisible();
  await box(page).fill('Who owns it?');
  await box(page).press('Enter');
  await expect(page.getByText('Upgrade your plan, your free chatbot qouta is over.')).toBeVisible();
  await expect(page).toHaveURL('/subscription');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText('0 of 10 left')).toBeVisible();
  await launcher(page).click();
  await expect(box(page), 'the question is not lost').toHaveValue('Who owns it?');
});

test('what an answer says is shown, and nothing else can come of it', async ({
  signedInPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await emptyHistory(page);
  await answer(
    page,
    text('**[The company](/detail/12843089?tab=roles)** has <img src=/x onerror=alert(1)> '),
    text('![a picture](https://evil.example/p.png) and [more](https://evil.example/?q=1).\n\n'),
    text(
      '| Year | Revenue |\n|---|---:|\n| 2021 | 1.234 |\n\n- one\n- two [odd](javascript:alert)',
    ),
    { type: 'search', href: '/discover?search=murer', label: 'All masons' },
    done,
  );
  await page.goto('/search');
  await launcher(page).click();
  await expect(page.getByText('7 free questions left this month')).toBeVisible();
  await box(page).fill('Who?');
  await box(page).press('Enter');
  await expect(page.getByText('6 free questions left this month')).toBeVisible();

  const shown = panel(page).locator('article');
  await expect(shown).toContainText('has <img src=/x onerror=alert(1)> a picture and');
  await expect(shown).toContainText('more (https://evil.example/?q=1).');
  await expect(shown.getByRole('listitem')).toHaveText(['one', 'two odd']);
  await expect(panel(page).locator('img, script, iframe')).toHaveCount(0);
  await expect(panel(page).getByRole('cell', { name: '1.234' })).toBeVisible();
  const links = panel(page).locator('article a');
  await expect(links).toHaveText(['The company', 'All masons']);
  await expectSound(page, 'an answer');
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);

  await links.last().click();
  await expect(page).toHaveURL('/discover?search=murer');
  const isWide = (page.viewportSize()?.width ?? 0) >= 992;
  // A sheet covers the page; a panel is beside it.
  await expect(panel(page)).toHaveCount(isWide ? 1 : 0);
});

test('an answer that is stopped after its first words counts', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  let remaining = 7;
  await page.route('**/api/spell/v1/chat_history/*', (route) =>
    route.fulfill({ json: { status: 200, data: [], remaining } }),
  );
  await beginAnswer(page, text('Half an'));
  await page.goto('/search');
  await launcher(page).click();
  await expect(page.getByText('7 free questions left this month')).toBeVisible();
  await box(page).fill('Who?');
  await box(page).press('Enter');
  await expect(panel(page).locator('article')).toContainText('Half an');
  remaining = 6;
  await panel(page).getByRole('button', { name: 'Stop the answer' }).click();
  await expect(page.getByText('6 free questions left this month')).toBeVisible();
  await expect(panel(page).locator('article'), 'what was said stays').toContainText('Half an');
});

test('the panel by the keyboard', { tag: '@once' }, async ({ signedInPage: page }) => {
  await emptyHistory(page);
  await answer(page, text('Two lines.'), done);
  await page.goto(`/detail/${IMPORTED.key}`);
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(panel(page).getByRole('list', { name: 'Suggested questions' })).toContainText(
    `Who is the CEO of ${IMPORTED.name}?`,
  );
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('article'), 'nothing is not sent').toHaveCount(0);
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  const sent = page.waitForRequest('**/api/spell/v1/llm');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    query: 'one\ntwo',
    page: { kind: 'company', key: IMPORTED.key },
  });
  await expect(panel(page).getByRole('status')).toHaveText('Two lines.');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
});

test('what fails is said in place, and is asked again without being written again', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  let historyFails = true;
  await page.route('**/api/spell/v1/chat_history/*', (route) =>
    historyFails
      ? route.fulfill({
          status: 503,
          json: { error: 'The database is away.', code: 'unavailable' },
        })
      : route.fulfill({ json: { status: 200, data: [], remaining: null } }),
  );
  await page.goto('/saved');
  await launcher(page).click();
  await expect(panel(page).getByText('The database is away.')).toBeVisible();
  historyFails = false;
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('Ask about Danish companies')).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'Conversation' })).toBeFocused();
  await expect(panel(page).getByText('No limit on questions')).toBeVisible();

  await answer(page, text('Half an'), { type: 'error', error: 'It broke.', code: 'unavailable' });
  await panel(page).getByRole('button', { name: 'What is on my saved list?' }).click();
  await expect(panel(page).getByText('It broke.')).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'Conversation' })).toBeFocused();
  await expect(panel(page).getByText('Half an')).toBeVisible();

  await page.unroute('**/api/spell/v1/llm');
  await answer(page, text('Half'));
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(panel(page).getByText('The server gave no readable answer.')).toBeVisible();

  await page.unroute('**/api/spell/v1/llm');
  await page.route('**/api/spell/v1/llm', () => {
    // It never answers.
  });
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(/^The assistant is looking/);
  await panel(page).getByRole('button', { name: 'Stop the answer' }).click();
  await expect(panel(page).locator('article').getByText('You stopped this answer.')).toBeVisible();

  await page.unroute('**/api/spell/v1/llm');
  await answer(page, text('Nothing is saved.'), { ...done, remaining: null });
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(panel(page).locator('article').getByText('Nothing is saved.')).toBeVisible();
  await expect(panel(page).locator('article')).toHaveCount(1);
});

test('the panel leaves the button of the search free', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  for (const width of [992, 1280, 1450]) {
    await page.setViewportSize({ width, height: 650 });
    await page.goto('/search');
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
    const rightOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().right);
    const left = await panel(page).evaluate((element) => element.getBoundingClientRect().left);
    expect(await rightOf(search), `${width} px`).toBeLessThan(left);
  }
});
