import {
  answerStep,
  isInvalid,
  readStep,
  readText,
  readValue,
  submit,
  type,
  waitUntil,
  walkForm,
} from '../../tools/webkit/robot';
import { By } from '../../tools/webkit/selenium';
import { expect, test } from './test';

/**
 * The faults whose handling depends most on the engine: a lost network, a reload, the history, a second tab, a rejected answer, and
 * what is typed before the application arrives.
 */

test(
  'a submit without a network is reported, keeps the answers and creates no second lead',
  { tag: '@N1' },
  async ({ driver, relay, createAnswers, text, waitUntilAccepted }) => {
    await driver.get(relay.url);
    await walkForm(driver, createAnswers('at-once'), 'review');
    relay.setLost(true);
    await submit(driver);
    const notice = text('commonˆsave>not_saved');
    await waitUntil(driver, 'the loss is reported', async () => (await readText(driver)).includes(notice));
    expect(await readStep(driver)).toBe('review');
    relay.setLost(false);
    await submit(driver);
    await waitUntilAccepted();
    expect(relay.calls.filter((call) => /^POST .*\/lead$/.test(call))).toHaveLength(1);
  },
);

test(
  'an answer that the server rejects opens its step with the message',
  { tag: '@A1' },
  async ({ driver, relay, createAnswers }) => {
    const answers = createAnswers('at-once');
    await driver.get(relay.url);
    await walkForm(driver, answers, 'review');
    relay.replaceNext('PUT', /\/lead$/, { status: 422, body: { errors: { email: 'not_accepted' } } });
    await submit(driver);
    await waitUntil(driver, 'the e-mail is marked', () => isInvalid(driver, 'email'));
    expect(await readValue(driver, 'email')).toBe(answers['email']);
    expect(await driver.findElements(By.css('[role=alert] a'))).toHaveLength(1);
  },
);

test(
  'what is typed survives a reload and a way back and forth',
  { tag: '@V1' },
  async ({ driver, relay, createAnswers }) => {
    await driver.get(relay.url);
    await waitUntil(driver, 'a step is shown', async () => (await readStep(driver)) !== null);
    const first = await readStep(driver);
    await answerStep(driver, createAnswers('at-once'));
    const typed = await readValue(driver, 'loan_amount');
    await driver.navigate().refresh();
    await waitUntil(
      driver,
      'the amount is back',
      async () => (await readValue(driver, 'loan_amount')) === typed,
    );
    await submit(driver);
    await waitUntil(driver, 'the first step is left', async () => (await readStep(driver)) !== first);
    await type(
      await driver.findElement(By.css('form[data-step] input:is([type=text], [type=email])')),
      'Ana',
    );
    await driver.navigate().back();
    await waitUntil(driver, 'the first step is back', async () => (await readStep(driver)) === first);
    expect(await readValue(driver, 'loan_amount')).toBe(typed);
    await driver.navigate().forward();
    await waitUntil(driver, 'the second step is back', async () => (await readStep(driver)) !== first);
    const again = await driver.findElement(By.css('form[data-step] input:is([type=text], [type=email])'));
    expect(await again.getAttribute('value')).toBe('Ana');
  },
);

test(
  'a second tab opens the same step and follows the first to the offer',
  { tag: '@M1' },
  async ({ driver, relay, createAnswers, waitUntilAccepted }) => {
    await driver.get(relay.url);
    await walkForm(driver, createAnswers('at-once'), 'review');
    const first = await driver.getWindowHandle();
    await driver.switchTo().newWindow('tab');
    await driver.get(relay.url);
    await waitUntil(driver, 'the step is shown', async () => (await readStep(driver)) !== null);
    const second = await driver.getWindowHandle();
    await driver.switchTo().window(first);
    await submit(driver);
    for (const tab of [first, second]) {
      await driver.switchTo().window(tab);
      await waitUntilAccepted();
    }
    expect(relay.calls.filter((call) => /^POST .*\/lead$/.test(call))).toHaveLength(1);
  },
);

test.describe('before the application arrives', () => {
  // The document does not end to load as long as its scripts are held.
  test.use({ pageLoad: 'none' });

  test('what is typed is kept, also over a reload, and the field works on', async ({ driver, relay }) => {
    const release = relay.hold(/\/assets\/.*\.js$/);
    await driver.get(relay.url);
    await waitUntil(driver, 'a step is shown', async () => (await readStep(driver)) !== null);
    const find = (selector: string) => driver.findElement(By.css(selector));
    await type(await find('form[data-step] [name="loan_amount"]'), '4000');
    expect(await (await find('[data-of="loan_amount"]')).getAttribute('value')).toBe('4000');
    await driver.executeScript(() => Reflect.set(window, 'isLeft', true));
    await driver.navigate().refresh();
    await waitUntil(driver, 'the document is another one', () =>
      driver.executeScript(() => !Reflect.has(window, 'isLeft')),
    );
    await waitUntil(driver, 'the amount is back', async () =>
      /^4\D?000$/.test(await readValue(driver, 'loan_amount')),
    );
    release();
    await waitUntil(driver, 'the application has arrived', async () =>
      /\/(loan-(details|information)|personal-details)/.test(await driver.getCurrentUrl()),
    );
    expect((await readValue(driver, 'loan_amount')).replace(/\D/g, '')).toBe('4000');
    await type(await find('form[data-step] [name="loan_amount"]'), '5000');
    expect(await (await find('[data-of="loan_amount"]')).getAttribute('value')).toBe('5000');
  });
});
