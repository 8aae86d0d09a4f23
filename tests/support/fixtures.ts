import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  test as base,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { environment } from './environment.ts';
import { createPerson, deletePerson, deletePersonByEmail, type Person } from './people.ts';

type ApiFixtures = {
  /** A verified account, deleted after the test. */
  person: Person;
  /** Calls the API as that user. */
  api: APIRequestContext;
  /** Calls the API as another user. */
  theirs: APIRequestContext;
  other: Person;
  /** Calls the API anonymously. */
  anonymous: APIRequestContext;
  /** An address without an account; one made during the test is removed. */
  newEmail: string;
};

type BrowserFixtures = {
  /** A page signed in as that user. */
  signedInPage: Page;
  /** Without WebGL except in map tests: software rendering would starve the other tests. */
  quickScreens: undefined;
  /** Messages that a page may log in tests that provoke them. */
  expectedErrors: RegExp | undefined;
  /** Fails the test when a page logs an error or breaks its own content policy. */
  quietConsole: undefined;
};

async function asPerson(
  { request }: PlaywrightWorkerArgs['playwright'],
  { token }: Person,
  use: (context: APIRequestContext) => Promise<void>,
): Promise<void> {
  const context = await request.newContext({
    baseURL: environment.baseUrl,
    extraHTTPHeaders: { 'x-auth-token': token },
  });
  await use(context);
  await context.dispose();
}

async function somebody({}: object, use: (person: Person) => Promise<void>): Promise<void> {
  const person = await createPerson();
  await use(person);
  await deletePerson(person);
}

export const apiTest = base.extend<ApiFixtures>({
  person: somebody,
  other: somebody,
  api: ({ playwright, person }, use) => asPerson(playwright, person, use),
  theirs: ({ playwright, other }, use) => asPerson(playwright, other, use),
  anonymous: async ({ playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: environment.baseUrl });
    await use(context);
    await context.dispose();
  },
  newEmail: async ({}, use) => {
    const email = `${randomUUID()}@new.example`;
    await use(email);
    await deletePersonByEmail(email);
  },
});

/** Runs in the browser. */
function withoutWebGl() {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(kind: string, ...options: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...options]);
    },
  });
}

export const test = apiTest.extend<BrowserFixtures>({
  signedInPage: async ({ page, context, person }, use) => {
    await context.addCookies([
      { name: 'veminto.session', value: person.token, url: environment.baseUrl, httpOnly: true },
    ]);
    await use(page);
  },
  quickScreens: [
    async ({ page }, use, testInfo) => {
      if (!/\/(company-)?map(-\w+)?\.spec\.ts$/.test(testInfo.file))
        await page.addInitScript(withoutWebGl);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use, testInfo) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!expectedErrors?.test(message)) errors.push(message);
      });
      page.on('console', (message) => {
        // The browser itself logs refused requests; tests check those.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(message.text());
        }
      });
      await use(undefined);
      if (errors.length > 0 && testInfo.status === 'passed') {
        throw new Error(`The page logged errors:\n${errors.join('\n')}`);
      }
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
