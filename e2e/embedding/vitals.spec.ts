import { readCurrentStep } from '../fixtures/robot';
import { test } from '../fixtures/embedding';
import { expect } from '../fixtures/test';

/** Runs in the page. A browser without windows hides no page by itself. */
function hideAndShow(): void {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Beside the tests of embedding, because their builds name an address for the figures. */
test(
  'a page that is hidden sends its figures without ids, typed values or query',
  { tag: ['@S13', '@frame'] },
  async ({ page, forms, visitor }) => {
    const refused: string[] = [];
    page.on('console', (line) => {
      if (/Content Security Policy/.test(line.text())) refused.push(line.text());
    });
    await page.goto(`${forms.ondara}?refName=secret-affiliate`);
    await readCurrentStep(page);
    await page.locator('[name="loan_amount"]').last().fill('4321');
    const beacons: string[] = [];
    page.on('request', (request) => {
      if (request.url() === 'https://vitals.example/beacon') beacons.push(request.postData() ?? '');
    });
    // The code that measures is loaded late and its figures come later, so the page is hidden and shown until they are there.
    await expect(async () => {
      await page.evaluate(hideAndShow);
      expect(JSON.parse(beacons.at(-1) ?? '{}')).toEqual({
        page: 'ondara-es',
        version: expect.any(String),
        route: 'loan-details',
        device: 'desktop',
        figures: expect.objectContaining({ TTFB: expect.any(Number), FCP: expect.any(Number) }),
        failures: { script: 0, promise: 0 },
      });
    }).toPass();
    // The time in the version may have any digits.
    const text = beacons.join().replaceAll(/"version":"[^"]*"/g, '');
    expect(text).not.toMatch(/secret|4321|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(refused).toEqual([]);
    expect(visitor.problems).toEqual([]);
  },
);
