import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import type { ApplicantAnswers } from '../fixtures/answer';
import { expectFitsEveryWindow } from '../fixtures/layout';
import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { expectState } from '../fixtures/moveTo';
import { form, answerAndSubmitStep, readCurrentStep, decisionTimeoutMs } from '../fixtures/robot';
import { getAnswerCalls, formatCall, isFinalState, progressStates, type StateRow } from '../fixtures/states';
import { expect, test, type Visitor } from '../fixtures/test';
import { StateTable } from './stateTable';
import { getScreenExit, type ScreenExit } from './screenExits';

/**
 * Every progress state: its screen is shown without accessibility violations, fits every window, is left by pointer and by keyboard, stays after a
 * reload, and reports a failed request. `screenExits.ts` describes how each screen is left.
 */

/** States after the decision that lead to another state. Each lead goes through a group of them. */
const groupSize = 6;

const intermediateStates = progressStates.filter(
  (row) => row.phase === 'after-offer' && !isFinalState(row) && row.name !== 'CHECKING',
);
const groups = Array.from({ length: Math.ceil(intermediateStates.length / groupSize) }, (_none, index) =>
  intermediateStates.slice(index * groupSize, (index + 1) * groupSize),
);
const formStates = progressStates.filter(({ phase, name }) => phase === 'before-offer' && name !== 'NONE');
const finalStates = progressStates.filter((row) => isFinalState(row) || row.name === 'CHECKING');

/** A story of the reference back end that goes through these states and then ends. */
const storyThrough = (states: readonly StateRow[]) =>
  ['at-once', ...states.map(({ route }) => route), 'thank-you'].join('.');

/** An animation that runs already goes on, so less motion is asked for before a screen opens. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const group of groups) {
  const names = group.map(({ state, name }) => `${state} ${name}`).join(', ');
  test(
    `the screens of these states are shown, report failures and are left: ${names}`,
    { tag: ['@X2', '@X5', '@X6', '@X7', '@rest', '@states', '@axe', '@keyboard', '@X1', '@X14', '@V1'] },
    async ({ page, request, visitor, openAtReview }, info) => {
      test.setTimeout(300_000);
      const story = storyThrough(group);
      const answers = visitor.createAnswers(story);
      const table = new StateTable(info);
      const visit = { page, request, visitor, answers };
      try {
        await openAtReview(story);
        await answerAndSubmitStep(page, answers);
        for (const row of group) {
          await table.cell(row, 'screen', () => expectScreen(visit, row));
          await table.cell(row, 'axe', () => expectAccessible(page, row.route, info));
          await table.cell(row, 'windows', () => expectFitsEveryWindow(page));
          await table.cell(row, 'reload', () => expectSameAfterReload(visit, row));
          await table.cell(row, 'failure', () => expectFailureReported(visit, row));
          await table.cell(row, 'axe', () => expectAccessible(page, `${row.route}-failed`, info, [360]));
          await table.cell(row, 'call', () => expectLeft(visit, row, 'pointer'));
        }
        await openAtReview(story);
        await answerAndSubmitStep(page, answers);
        for (const row of group) await table.cell(row, 'keyboard', () => expectLeft(visit, row, 'keyboard'));
      } finally {
        table.print();
      }
    },
  );
}

test(
  'the states of the form open a step, which leads back to the decision',
  { tag: ['@rest', '@states', '@V1'] },
  async ({ page, request, visitor, openAtReview }, info) => {
    test.setTimeout(300_000);
    const story = storyThrough(formStates);
    const answers = visitor.createAnswers(story);
    const table = new StateTable(info);
    try {
      const [none] = progressStates;
      await page.goto('./');
      await table.cell(none, 'screen', () => expectStepShown(page, none));
      await openAtReview(story);
      await answerAndSubmitStep(page, answers);
      for (const row of formStates) {
        await table.cell(row, 'screen', () => expectStepShown(page, row));
        await table.cell(row, 'axe', () => expectAccessible(page, row.route, info, [360]));
        await table.cell(row, 'windows', () => expectFitsEveryWindow(page));
        await table.cell(row, 'reload', async () => {
          const step = await readCurrentStep(page);
          await page.reload();
          await expectStepShown(page, row);
          await expect(form(page)).toHaveAttribute('data-step', step);
        });
        await table.cell(row, 'call', () => submitRemainingSteps({ page, request, visitor, answers }, row));
      }
    } finally {
      table.print();
    }
  },
);

for (const routes of [
  ['consents', 'advanzia-consents', 'tfbank-consents'],
  ['instantor', 'wenance-tink'],
]) {
  test(
    `a screen that several states share resets for each state: ${routes.join(', ')}`,
    { tag: ['@states', '@dynamic-page', '@X1'] },
    async ({ page, request, visitor, openAtReview }) => {
      const rows = routes.flatMap((route) => progressStates.filter((row) => row.route === route));
      const story = storyThrough(rows);
      const answers = visitor.createAnswers(story);
      const visit = { page, request, visitor, answers };
      await openAtReview(story);
      await answerAndSubmitStep(page, answers);
      for (const row of rows) {
        await expectScreen(visit, row);
        await expect(page.locator('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
        await expectLeft(visit, row, 'pointer');
      }
    },
  );
}

for (const row of finalStates) {
  test(
    `the screen of state ${row.state} ${row.name} is shown and stays after a reload`,
    { tag: ['@X5', '@X6', '@X7', '@rest', '@states', '@axe', '@X14', '@V1'] },
    async ({ page, request, visitor, openAtReview }, info) => {
      const story = row.name === 'CHECKING' ? 'never' : `at-once.${row.route}`;
      const answers = visitor.createAnswers(story);
      const table = new StateTable(info);
      const visit = { page, request, visitor, answers };
      await openAtReview(story);
      await answerAndSubmitStep(page, answers);
      if (row.name === 'REDIRECTED') await returnFromPartner(page);
      await table.cell(row, 'screen', () => expectScreen(visit, row));
      await table.cell(row, 'axe', () => expectAccessible(page, row.route, info));
      await table.cell(row, 'windows', () => expectFitsEveryWindow(page));
      await table.cell(row, 'reload', () => expectSameAfterReload(visit, row));
      table.print();
    },
  );
}

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly visitor: Visitor;
  readonly answers: ApplicantAnswers;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** Titles of the screens that are shown if a screen is missing. */
const fallbackTitles = ['missing>title', 'notFound>title', 'gone>title', 'continue>unknown_title'];

/** The state's own screen is shown under its address, and its heading has the focus. */
async function expectScreen({ page, visitor }: Visit, row: StateRow): Promise<void> {
  await expectState(page, row.name);
  await expect(page).toHaveURL(new RegExp(`/${row.route}$`));
  if (row.name !== 'REDIRECTED') await expect(heading(page)).toBeFocused();
  const shown = await heading(page).innerText();
  expect(fallbackTitles.map((key) => visitor.text(`screensˆ${key}`))).not.toContain(shown);
}

/** Returns from the partner's page. */
async function returnFromPartner(page: Page): Promise<void> {
  await expect(page.getByText('Reached by GET')).toBeVisible();
  await page.goto('./');
}

async function expectSameAfterReload({ page }: Visit, row: StateRow): Promise<void> {
  const before = await heading(page).innerText();
  await page.reload();
  await expectState(page, row.name);
  await expect(page).toHaveURL(new RegExp(`/${row.route}$`));
  await expect(heading(page)).toHaveText(before);
}

/** The server rejects the next request of the screen's exit. The screen reports it and stays. */
async function expectFailureReported(
  { page, request, visitor, answers }: Visit,
  row: StateRow,
): Promise<void> {
  const way = getScreenExit(row);
  if (way.by === 'continuing' || way.by === 'waiting' || way.by === 'nothing') return;
  const body = { code: 'not_taken' };
  // A state may name a request for each flow, of which the page sends one.
  const faults = callsOf(row, way).map((call) => {
    const [method, path = ''] = call.split(' ');
    return { method, path: path.split('{')[0], email: answers['email'], kind: 'status', status: 400, body };
  });
  await request.post('api/__control', { data: { faults } });
  await actByPointer({ page, visitor, answers }, way);
  const isAsking = getAnswerCalls(row).length > 0;
  const general = isAsking ? 'commonˆsave>refused' : 'screensˆact>refused';
  const key = way.by === 'buttons' ? way.failureText : general;
  await expect(page.getByRole('status').filter({ hasText: visitor.text(key) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${row.route}$`));
}

/** The screen's action sends its request, and the response leads to another state. */
async function expectLeft(visit: Visit, row: StateRow, means: 'pointer' | 'keyboard'): Promise<void> {
  const { page, visitor } = visit;
  const way = getScreenExit(row);
  await expectState(page, row.name);
  await expect(heading(page)).toBeVisible();
  const before = visitor.calls.length;
  if (means === 'pointer') await actByPointer(visit, way);
  else await actByKeyboard(visit, way);
  if (way.by === 'continuing') {
    await submitRemainingSteps(
      visit,
      progressStates[0],
      means === 'pointer' ? answerAndSubmitStep : answerByKeyboard,
    );
  }
  await expect(page.locator(`html:not([data-state="${row.state}"])`)).toBeAttached({
    timeout: decisionTimeoutMs,
  });
  const expected = callsOf(row, way);
  if (expected.length === 0) return;
  const made = visitor.calls
    .slice(before)
    .map(({ method, path }) => `${method} ${path.replace(uuid, '{id}')}`);
  expect(made.filter((call) => expected.includes(call))).toHaveLength(1);
}

/** The requests that leave the state: the request of its exit, or those of its row in the table, which may differ by flow. */
function callsOf(row: StateRow, way: ScreenExit): readonly string[] {
  return 'call' in way && way.call !== undefined ? [formatCall(way.call)] : getAnswerCalls(row);
}

type Acting = Pick<Visit, 'page' | 'visitor' | 'answers'>;

async function actByPointer({ page, visitor, answers }: Acting, way: ScreenExit): Promise<void> {
  if (way.by === 'form') await answerAndSubmitStep(page, answers);
  else if (way.by === 'frame') {
    const again = button(page, visitor.text('screensˆpartner>again'));
    if (await again.isVisible()) await again.click();
    else await finish(page).click();
  } else {
    if ('selectsOption' in way) await firstChoice(page).check();
    for (const name of buttonsOf(way, visitor)) await button(page, name).click();
  }
}

async function actByKeyboard({ page, visitor, answers }: Acting, way: ScreenExit): Promise<void> {
  if (way.by === 'form') await answerByKeyboard(page, answers);
  else if (way.by === 'frame') await pressAndLeaveFrame(page, finish(page));
  else {
    if ('selectsOption' in way) await pressByKeyboard(page, firstChoice(page), 'Space');
    for (const name of buttonsOf(way, visitor)) await pressByKeyboard(page, button(page, name));
  }
}

/** Presses a control that removes its frame. Chromium may never confirm the release of a key in a frame that is gone. */
async function pressAndLeaveFrame(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  await Promise.race([pressByKeyboard(page, control), control.waitFor({ state: 'detached' })]);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const firstChoice = (page: Page) => page.locator('main').getByRole('radio').first();

const finish = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Finish' });

function buttonsOf(way: ScreenExit, { text }: Visitor): readonly (string | RegExp)[] {
  if (way.by === 'buttons') {
    const { buttons, names } = way;
    return buttons.map((key) => (names === undefined ? text(key) : new RegExp(`^${text(key, names)}$`)));
  }
  return way.by === 'continuing' ? [text('screensˆcontinue>go')] : [];
}

/** The state shows a step of the form under its own address. */
async function expectStepShown(page: Page, row: StateRow): Promise<void> {
  await expectState(page, row.name);
  // The screen before may still be shown when the state changes.
  await expect(async () => {
    expect(page.url()).toMatch(new RegExp(`/${await readCurrentStep(page)}$`));
  }).toPass({ timeout: 10_000 });
}

/** Submits the form again, from the step that is shown to the last one. */
async function submitRemainingSteps(
  { page, visitor, answers }: Visit,
  { state }: StateRow,
  send: (page: Page, answers: ApplicantAnswers) => Promise<void> = answerAndSubmitStep,
): Promise<void> {
  for (;;) {
    const step = await readCurrentStep(page);
    await send(page, answers);
    const nextScreen = `html:not([data-state="${state}"]), form[data-step]:not([data-step="${step}"])`;
    await expect(page.locator(nextScreen).first()).toBeAttached({ timeout: decisionTimeoutMs });
    // A step opens before the server has answered the one before, and each answer may name another state.
    await expect(page.getByText(visitor.text('commonˆsave>sending'), { exact: true })).toHaveCount(0);
    if ((await page.locator(`html[data-state="${state}"]`).count()) === 0) return;
  }
}
