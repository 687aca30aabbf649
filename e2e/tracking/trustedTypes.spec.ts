import { assignUntrusted } from '../fixtures/untrusted';
import { walkForm, expectDecision } from '../fixtures/robot';
import { answerBanner } from './consentBanner';
import { findContactedHosts } from './platformRequests';
import { expect, test } from './thirdParties';

/** Trusted Types in a build with every third party: their own code adds scripts as text, and the default policy checks them. */

test(
  'every platform runs, and the default policy admits what the table of hosts has and nothing else',
  { tag: '@H30' },
  async ({ page, visitor, thirdParties }) => {
    await page.goto('./');
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    await expect
      .poll(() => findContactedHosts(thirdParties))
      .toEqual(
        expect.arrayContaining([
          'analytics.tiktok.com',
          'cdn.logr-in.com',
          'connect.facebook.net',
          'eu.i.posthog.com',
          'www.googletagmanager.com',
        ]),
      );
    expect(visitor.problems).toEqual([]);

    const admitted = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.src = 'https://connect.facebook.net/signals/config/1000';
      const address = URL.createObjectURL(new Blob(['postMessage("runs")'], { type: 'text/javascript' }));
      const worker = new Worker(address);
      const said = await new Promise((resolve) => {
        worker.addEventListener('message', ({ data }) => resolve(data));
      });
      return { script: script.src, worker: said };
    });
    expect(admitted).toEqual({ script: 'https://connect.facebook.net/signals/config/1000', worker: 'runs' });

    const errors = await assignUntrusted(page);
    expect(new Set(Object.values(errors)), JSON.stringify(errors)).toEqual(new Set(['TypeError']));
    expect(findContactedHosts(thirdParties)).not.toContain('evil.example');
    // The log goes to the recording, which names the place and not the address.
    const readLines = () =>
      thirdParties.sent
        .map(({ body }) => body)
        .filter((body) => body.includes('was refused'))
        .join('\n');
    await expect.poll(readLines).toContain('HTMLScriptElement src');
    expect(readLines()).not.toContain('evil.example');
    visitor.problems.length = 0;
  },
);
