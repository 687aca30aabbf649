import { readCurrentStep } from '../fixtures/robot';
import { test } from '../fixtures/embedding';
import { expect } from '../fixtures/test';

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
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /vitals/.test(name))),
      )
      .toBe(true);
    const sent = page.waitForRequest('https://vitals.example/beacon');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const text = (await sent).postData() ?? '';
    expect(JSON.parse(text)).toEqual({
      page: 'ondara-es',
      version: expect.any(String),
      route: 'loan-details',
      device: 'desktop',
      figures: expect.objectContaining({ TTFB: expect.any(Number), FCP: expect.any(Number) }),
      failures: { script: 0, promise: 0 },
    });
    expect(text).not.toMatch(/secret|4321|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(refused).toEqual([]);
    expect(visitor.problems).toEqual([]);
  },
);
