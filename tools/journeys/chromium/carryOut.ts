import type { Page } from 'playwright';
import type { ApplicantAnswers } from '../../../e2e/fixtures/answer';
import { answerAndSubmitStep, answerStep, form, getScreenAfterStep } from '../../../e2e/fixtures/robot';
import type { BrowserAct } from './acts';
import { isApplication, otherDocument, readShownForm } from './checkScreen';
import type { JourneyContext } from './journeyContext';

/** The time from a press to the next screen. A failed call leaves the screen as it is. */
const nextScreenMs = 2_500;
/** The application stores what was typed after the next paint. */
const storedMs = 400;

/** Carries out an act. Does nothing if the page offers no such thing now. */
export async function carryOut(
  act: BrowserAct,
  journey: JourneyContext,
  answers: ApplicantAnswers,
): Promise<void> {
  if (act.do === 'lose the network' || act.do === 'find the network')
    return journey.setOffline(act.do === 'lose the network');
  if (act.do === 'fail') return void journey.faults.push(act.fault);
  if (act.do === 'open a tab') {
    if (journey.tabs.length < 2 && !journey.isOffline()) await openTab(journey);
    return;
  }
  const { tabs } = journey;
  const page = tabs[act.tab % tabs.length];
  if (page === undefined) throw new Error('No tab is open.');
  await page.bringToFront();
  // A partner's page, after the end, or the other document, by the history.
  if (!isApplication(page)) return void (await page.goto('./'));
  switch (act.do) {
    case 'proceed':
      for (let time = 0; time < act.times; time += 1) await proceed(page, answers);
      return;
    case 'type':
      if (await hasForm(page)) await answerStep(page, answers);
      return;
    case 'type wrongly':
      return typeWrongly(page, answers);
    case 'press':
      return pressSubmit(page, 1);
    case 'press twice':
      return pressSubmit(page, 2);
    case 'back':
    case 'forward':
      return moveInHistory(page, act.do === 'back' ? -1 : 1);
    case 'reload':
      return reload(page, journey);
    case 'close and come back':
      if (journey.isOffline()) return;
      await page.close({ runBeforeUnload: false });
      tabs.splice(tabs.indexOf(page), 1);
      return openTab(journey);
    case 'leave and come back':
      if (journey.isOffline()) return;
      await page.goto(otherDocument);
      return comeBack(page);
    case 'choose the other language':
      return chooseOtherLanguage(page);
    case 'resize':
      return page.setViewportSize({ width: act.width, height: 740 });
  }
}

async function openTab({ context, tabs }: JourneyContext): Promise<void> {
  const page = await context.newPage();
  tabs.push(page);
  await page.goto('./');
}

const hasForm = async (page: Page): Promise<boolean> => (await form(page).count()) > 0;

/** Answers the form and sends it, or presses the first button of the screen. */
export async function proceed(page: Page, answers: ApplicantAnswers): Promise<void> {
  if (!isApplication(page)) return void (await page.goto('./'));
  if (!(await hasForm(page))) {
    const button = page.locator('main button:visible').first();
    if ((await button.count()) > 0) await button.click();
    return page.waitForTimeout(storedMs);
  }
  const step = (await form(page).getAttribute('data-step')) ?? '';
  await answerAndSubmitStep(page, answers);
  await getScreenAfterStep(page, step)
    .waitFor({ state: 'attached', timeout: nextScreenMs })
    .catch(() => undefined);
}

/** Answers the form, and the last line of it with nothing that a rule takes. */
async function typeWrongly(page: Page, answers: ApplicantAnswers): Promise<void> {
  if (!(await hasForm(page))) return;
  await answerStep(page, answers);
  const lines = form(page).locator('input[type=text][name], input[type=email][name], input[type=tel][name]');
  if ((await lines.count()) > 0) await lines.last().fill('§ nothing');
}

async function pressSubmit(page: Page, times: 1 | 2): Promise<void> {
  const button = form(page).locator('button[type=submit]:visible').first();
  if ((await button.count()) === 0) return;
  await button.click({ clickCount: times });
  await page.waitForTimeout(storedMs);
}

/**
 * Goes through the history of the application. `page.goBack()` waits for a load event, which a cached page does not have. Before the
 * first entry is the empty tab: there the applicant comes back by the address.
 */
async function moveInHistory(page: Page, steps: -1 | 1): Promise<void> {
  const hasEntry = await page.evaluate((count) => {
    const { canGoBack, canGoForward } = navigation;
    if (count < 0 ? !canGoBack : !canGoForward) return false;
    history.go(count);
    return true;
  }, steps);
  if (!hasEntry) {
    if (steps < 0) await page.goto('./');
    return;
  }
  await page.waitForTimeout(storedMs);
}

/** Goes back from another page to the application, which the browser may have kept. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => !url.pathname.endsWith(`/${otherDocument}`), { waitUntil: 'commit' });
  await page.waitForTimeout(storedMs);
}

/** Loads the page again. What it showed must be shown again: it is what would be sent. */
async function reload(page: Page, journey: JourneyContext): Promise<void> {
  if (journey.isOffline()) return;
  await page.waitForTimeout(storedMs);
  const before = await readShownForm(page);
  await page.reload();
  await page.waitForTimeout(storedMs);
  const after = await readShownForm(page);
  // Another tab may have gone on meanwhile.
  if (before === null || after === null || before.step !== after.step || journey.tabs.length > 1) return;
  for (const [name, value] of Object.entries(before.values)) {
    if (withoutGrouping(after.values[name] ?? '') !== withoutGrouping(value))
      journey.problems.push(
        `what is shown is what is kept: after a reload ${name} of ${before.step} is not what was typed`,
      );
  }
}

/** A number gets its spaces or points when the applicant leaves the field, and a reload shows it with them. */
const withoutGrouping = (value: string): string => value.replace(/(?<=\d)[.,\s](?=\d{3})/g, '');

async function chooseOtherLanguage(page: Page): Promise<void> {
  const other = page.locator('header button[lang][aria-pressed=false]:visible');
  if ((await other.count()) > 0) await other.first().click();
  await page.waitForTimeout(storedMs);
}
