import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4310);
const baseURL = `http://127.0.0.1:${port}`;
const isRoot = process.getuid?.() === 0;

/** Quiet flags: the browser must talk to the shop and to nobody else. */
const browserArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: compiling its code once more, to run faster later, costs more than it saves.
  '--js-flags=--no-opt,--no-maglev',
  // Chromium's own sandbox cannot run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
];

// Where the first step leaves the sessions that all journeys share.
process.env.SHOP_URL = baseURL;
process.env.STAFF_SESSIONS = fileURLToPath(new URL(`../.cache/staff-${port}.json`, import.meta.url));

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Ends to waiting, not measures of speed: on a busy machine everything takes its time.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    screenshot: 'only-on-failure',
    // Colours are judged as they end, not half way through a fade.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: browserArguments,
    },
  },
  projects: [
    { name: 'staff', testMatch: /\.setup\.ts$/ },
    {
      name: 'phone',
      grep: /@both|@phone|^(?!.*@desktop).*storefront\//,
      dependencies: ['staff'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@both|@desktop|^(?!.*@phone).*admin\//,
      dependencies: ['staff'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node serve.mjs',
    url: `${baseURL}/api/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: baseURL,
      DATABASE_URL: '',
      DATA_DIR: join(tmpdir(), `journeys-${port}`),
      SEED: 'shop',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      // Journeys send hundreds of receipts; the one about reading them has a shop of its own.
      READ_RECEIPTS: 'off',
    },
  },
});
