import { defineConfig } from '@playwright/test';

/** Runs against a started product: BASE_URL says where it is, CHROMIUM_PATH which browser to use. */
export default defineConfig({
  testDir: '.',
  timeout: 300_000,
  // Integration tests run beside them.
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // docs/guides/testing.md, "A second try".
  retries: process.env.CI ? 1 : 0,
  outputDir: '../../test-results',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    // Drawing what moves takes a seventh of the time of a journey.
    reducedMotion: 'reduce',
    screenshot: process.env.E2E_KEEPS_TRACES ? 'only-on-failure' : 'off',
    trace: process.env.E2E_KEEPS_TRACES ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
