import { defineConfig } from '@playwright/test';

/** A distribution's Chromium where the environment names one; Playwright's own otherwise. */
const executablePath = process.env['PW_CHROMIUM_PATH'];
const isRoot = process.getuid?.() === 0;
const launchFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

const pages = [
  { name: 'ondara-es', product: 'ondara', country: 'es', port: 4301, locale: 'es-ES' },
  { name: 'pravelo-pl', product: 'pravelo', country: 'pl', port: 4302, locale: 'pl-PL' },
] as const;

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Twice the cores of the smallest machine: most of a journey is waiting.
  workers: 4,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { args: launchFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: pages.map(({ name, port, locale }) => ({
    name,
    testMatch: [new RegExp(`\\.${name}\\.spec\\.ts$`), /\/[^/.]+\.spec\.ts$/],
    use: { baseURL: `http://127.0.0.1:${port}/application-frontend/`, locale },
  })),
  webServer: pages.map(({ product, country, port }) => ({
    command: 'npx vite preview',
    url: `http://127.0.0.1:${port}/application-frontend/`,
    env: {
      APP_PRODUCT: product,
      APP_COUNTRY: country,
      PORT: String(port),
      SANDBOX_STORE: '',
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
    // A server that runs already may serve another build, or another clone.
    reuseExistingServer: false,
    stdout: 'ignore',
  })),
});
