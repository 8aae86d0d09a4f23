import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, unwantedArguments } from './tests/support/chromium.ts';

const executablePath = await findChromium();

/**
 * What behaves and looks the same at any width: values, redirects, sessions, and screens that
 * set their widths themselves. All else runs at both.
 */
const ONCE = [
  ...['company-failures', 'printing', 'loading', 'map-library', 'model', 'odd-companies'],
  ...['providers', 'real-reports', 'session', 'sessions', 'stripe'],
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // One server, one database, two cores: the third uses what tests leave idle while they wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A browser may starve for half a minute beside others: once more, and the run's end names it.
  retries: 1,
  // The map is drawn in software there, on cores that two browsers and the server share.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL,
    // Filming every step takes as long as the steps; ask for it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: chromiumArguments,
      ignoreDefaultArgs: unwantedArguments,
    },
  },
  projects: [
    { name: 'api', testDir: 'tests/api', testMatch: '**/*.spec.ts' },
    {
      name: 'wide',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      // Each scheme is looked at in one of the two widths, and each width in one of the schemes.
      grepInvert: /@dark|@narrow/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'narrow',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: ONCE,
      grepInvert: /@light|@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
