import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  // One server, one database, two cores: more workers only get slower.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The map is drawn in software there, on cores that two browsers and the server share.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL,
    // Filming every step takes as long as the steps; ask for it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArguments },
  },
  projects: [
    { name: 'api', testDir: 'tests/api', testMatch: '**/*.spec.ts' },
    {
      name: 'wide',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'narrow',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
