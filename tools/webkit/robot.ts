import type { WebDriver, WebElement } from 'selenium-webdriver';
import type { ApplicantAnswers } from '../../e2e/fixtures/answer';
import { getControlAnswer, getOptionText } from '../../e2e/fixtures/answers';
import { listFormQuestions, type Question } from '../../e2e/fixtures/questions';
import { By, Key } from './selenium';

/** The time until a visible result, on a busy machine. */
const resultMs = 20_000;

const inForm = (selector: string): string => `form[data-step] ${selector}`;

/** The step on the screen; null without a form. */
export const readStep = (driver: WebDriver): Promise<string | null> =>
  driver.executeScript(() => document.querySelector('form[data-step]')?.getAttribute('data-step') ?? null);

/** The text of the screen's title; empty without one. */
export const readTitle = (driver: WebDriver): Promise<string> =>
  driver.executeScript(() => document.querySelector('main h1')?.textContent ?? '');

/** What the main part of the page shows as text. */
export const readText = (driver: WebDriver): Promise<string> =>
  driver.executeScript(() => document.querySelector('main')?.innerText ?? '');

/** Whether a control of the form is marked as wrong. */
export const isInvalid = (driver: WebDriver, name: string): Promise<boolean> =>
  driver.executeScript(
    (control: string) =>
      document.querySelector(`form[data-step] [name="${control}"]`)?.getAttribute('aria-invalid') === 'true',
    name,
  );

/** The value of a control of the form. */
export const readValue = (driver: WebDriver, name: string): Promise<string> =>
  driver.executeScript(
    (control: string) =>
      document.querySelector<HTMLInputElement>(`form[data-step] [name="${control}"]`)?.value ?? '',
    name,
  );

/** Waits until a condition holds. A page that is left meanwhile fails a check, which is then repeated. */
export async function waitUntil(
  driver: WebDriver,
  what: string,
  check: () => Promise<boolean>,
): Promise<void> {
  await driver.wait(() => check().catch(() => false), resultMs, `It does not hold in time: ${what}.`);
}

/** Answers every question of the step on the screen, including questions that appear meanwhile. */
export async function answerStep(driver: WebDriver, answers: ApplicantAnswers): Promise<void> {
  const answered = new Set<string>();
  for (;;) {
    const form = await driver.findElement(By.css('form[data-step]'));
    const questions: readonly Question[] = await driver.executeScript(listFormQuestions, form);
    const next = questions.find(({ name }) => !answered.has(name));
    if (next === undefined) return;
    answered.add(next.name);
    const answer = getControlAnswer(next.name, answers);
    if (answer !== undefined) await fillIn(driver, next, answer);
  }
}

async function fillIn(driver: WebDriver, { name, kind }: Question, answer: string | true): Promise<void> {
  const find = (rest = '') => driver.findElement(By.css(inForm(`[name="${name}"]${rest}`)));
  if (kind === 'line') return type(await find(), String(answer));
  if (kind === 'select') return press(driver, await find(` option[value="${String(answer)}"]`));
  if (kind === 'search') {
    const language: string = await driver.executeScript(() => document.documentElement.lang);
    const list = await find();
    await type(list, getOptionText(name, String(answer), language));
    return list.sendKeys(Key.ARROW_DOWN, Key.ENTER);
  }
  const control = await find(kind === 'radio' ? `[value="${String(answer)}"]` : '');
  if (!(await control.isSelected())) await press(driver, control);
}

/** Replaces the text of a control by the keyboard. In one command, WebKit's driver loses what follows a key with Control. */
export async function type(control: WebElement, text: string): Promise<void> {
  await control.sendKeys(Key.chord(Key.CONTROL, 'a'));
  await control.sendKeys(text);
}

/** Presses a control in the middle of the window. WebKit's driver does not wait for the end of its own scrolling. */
export async function press(driver: WebDriver, control: WebElement): Promise<void> {
  await driver.executeScript((element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, control);
  await control.click();
}

/** Presses the button of the step. */
export const submit = async (driver: WebDriver): Promise<void> =>
  press(driver, await driver.findElement(By.css(inForm('button[type=submit]'))));

/** Answers and submits steps until the form ends, or up to a step, unanswered. Returns the steps in order. */
export async function walkForm(
  driver: WebDriver,
  answers: ApplicantAnswers,
  until?: string,
): Promise<readonly string[]> {
  const walked: string[] = [];
  await waitUntil(driver, 'a step is shown', async () => (await readStep(driver)) !== null);
  for (;;) {
    const step = await readStep(driver);
    if (step === null || step === until) return walked;
    walked.push(step);
    const sendsItself = (await driver.findElements(By.css(inForm('[data-sends-itself]')))).length > 0;
    await answerStep(driver, answers);
    if (!sendsItself) await submit(driver);
    await waitUntilLeft(driver, step);
  }
}

/** Waits until another screen is shown and nothing is being sent. */
async function waitUntilLeft(driver: WebDriver, step: string): Promise<void> {
  await waitUntil(driver, `the step ${step} is left`, () =>
    driver.executeScript((left: string) => {
      const shown = document.querySelector('form[data-step]')?.getAttribute('data-step');
      const sending = document.querySelector('[data-part="submit"] [role="status"] .visually-hidden');
      return shown !== left && document.querySelector('main h1') !== null && sending === null;
    }, step),
  );
}
