import type { APIRequestContext, Page } from '@playwright/test';
import { isAccessible } from '../fixtures/accessible';
import type { Answers } from '../fixtures/answer';
import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { form, sendStep, stepShown } from '../fixtures/robot';
import { answeringCalls, callNamed, isEnd, progressStates, type State } from '../fixtures/states';
import { expect, test, type Visitor } from '../fixtures/test';
import { StateTable } from './stateTable';
import { wayOf, type Way } from './ways';

/**
 * Every state of the table, as its lead is led there: its screen is shown, holds to the axe rules, is left by pointer and by
 * keyboard alone, stands after a reload, and tells of a call that failed. How each is left is a row in `ways.ts`.
 */

/** Those after the decision that lead on to another one, a handful for each lead. */
const handful = 6;
const onTheWay = progressStates.filter(
  (row) => row.phase === 'after-offer' && !isEnd(row) && row.name !== 'CHECKING',
);
const groups = Array.from({ length: Math.ceil(onTheWay.length / handful) }, (_none, index) =>
  onTheWay.slice(index * handful, (index + 1) * handful),
);
const ofTheForm = progressStates.filter(({ phase, name }) => phase === 'before-offer' && name !== 'NONE');
const ends = progressStates.filter((row) => isEnd(row) || row.name === 'CHECKING');

/** A story that leads through states and comes to an end without another one. */
const storyThrough = (states: readonly State[]) =>
  ['at-once', ...states.map(({ route }) => route), 'thank-you'].join('.');

for (const group of groups) {
  const names = group.map(({ state, name }) => `${state} ${name}`).join(', ');
  test(
    `are shown, told of and left: ${names}`,
    { tag: ['@states', '@axe', '@keyboard', '@X1', '@X14', '@V1'] },
    async ({ page, request, visitor, openAtLastStep }, info) => {
      test.setTimeout(300_000);
      const story = storyThrough(group);
      const answers = visitor.answers(story);
      const table = new StateTable(info);
      const visit = { page, request, visitor, answers };
      try {
        await openAtLastStep(story);
        await sendStep(page, answers);
        for (const row of group) {
          await table.cell(row, 'screen', () => isShown(visit, row));
          await table.cell(row, 'axe', () => isAccessible(page, row.route, info));
          await table.cell(row, 'reload', () => standsAfterReload(visit, row));
          await table.cell(row, 'failure', () => tellsOfFailure(visit, row));
          await table.cell(row, 'axe', () => isAccessible(page, `${row.route}-failed`, info, [360]));
          await table.cell(row, 'call', () => isLeft(visit, row, 'pointer'));
        }
        await openAtLastStep(story);
        await sendStep(page, answers);
        for (const row of group) await table.cell(row, 'keyboard', () => isLeft(visit, row, 'keyboard'));
      } finally {
        table.print();
      }
    },
  );
}

test(
  'the states of the form lead to a step and from there back to the decision',
  { tag: ['@states', '@V1'] },
  async ({ page, request, visitor, openAtLastStep }, info) => {
    test.setTimeout(300_000);
    const story = storyThrough(ofTheForm);
    const answers = visitor.answers(story);
    const table = new StateTable(info);
    try {
      const [none] = progressStates;
      await page.goto('./');
      await table.cell(none, 'screen', () => stepOfState(page, none));
      await openAtLastStep(story);
      await sendStep(page, answers);
      for (const row of ofTheForm) {
        await table.cell(row, 'screen', () => stepOfState(page, row));
        await table.cell(row, 'axe', () => isAccessible(page, row.route, info, [360]));
        await table.cell(row, 'reload', async () => {
          const step = await stepShown(page);
          await page.reload();
          await stepOfState(page, row);
          await expect(form(page)).toHaveAttribute('data-step', step);
        });
        await table.cell(row, 'call', () => formIsLeft({ page, request, visitor, answers }, row));
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
    `one screen that shows several states begins anew with each: ${routes.join(', ')}`,
    { tag: ['@states', '@dynamic-page', '@X1'] },
    async ({ page, request, visitor, openAtLastStep }) => {
      const rows = routes.flatMap((route) => progressStates.filter((row) => row.route === route));
      const story = storyThrough(rows);
      const answers = visitor.answers(story);
      const visit = { page, request, visitor, answers };
      await openAtLastStep(story);
      await sendStep(page, answers);
      for (const row of rows) {
        await isShown(visit, row);
        await expect(page.locator('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
        await isLeft(visit, row, 'pointer');
      }
    },
  );
}

for (const row of ends) {
  test(
    `is shown, and stands after a reload: ${row.state} ${row.name}`,
    { tag: ['@states', '@axe', '@X14', '@V1'] },
    async ({ page, request, visitor, openAtLastStep }, info) => {
      const story = row.name === 'CHECKING' ? 'never' : `at-once.${row.route}`;
      const answers = visitor.answers(story);
      const table = new StateTable(info);
      const visit = { page, request, visitor, answers };
      await openAtLastStep(story);
      await sendStep(page, answers);
      if (row.name === 'REDIRECTED') await comeBack(page);
      await table.cell(row, 'screen', () => isShown(visit, row));
      await table.cell(row, 'axe', () => isAccessible(page, row.route, info));
      await table.cell(row, 'reload', () => standsAfterReload(visit, row));
      table.print();
    },
  );
}

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly visitor: Visitor;
  readonly answers: Answers;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const atState = (page: Page, { state }: State) =>
  expect(page.locator(`html[data-state="${state}"]`)).toBeAttached({ timeout: 20_000 });

/** What stands in the place of a screen that is not there. */
const fallbacks = ['missing>title', 'notFound>title', 'gone>title', 'continue>unknown_title'];

/** Its own screen, under its address, with a heading that has the focus of whoever came here by moving on. */
async function isShown({ page, visitor }: Visit, row: State): Promise<void> {
  await atState(page, row);
  await expect(page).toHaveURL(new RegExp(`/${row.route}$`));
  if (row.name !== 'REDIRECTED') await expect(heading(page)).toBeFocused();
  const shown = await heading(page).innerText();
  expect(fallbacks.map((key) => visitor.words(`screensˆ${key}`))).not.toContain(shown);
}

/** From the partner's page, to which the browser was sent. */
async function comeBack(page: Page): Promise<void> {
  await expect(page.getByText('Reached by GET')).toBeVisible();
  await page.goto('./');
}

async function standsAfterReload({ page }: Visit, row: State): Promise<void> {
  const before = await heading(page).innerText();
  await page.reload();
  await atState(page, row);
  await expect(page).toHaveURL(new RegExp(`/${row.route}$`));
  await expect(heading(page)).toHaveText(before);
}

/** The next call about the lead is refused, the screen says so where it stands, and nothing has moved. */
async function tellsOfFailure({ page, request, visitor, answers }: Visit, row: State): Promise<void> {
  const way = wayOf(row);
  if (way.by === 'continuing' || way.by === 'waiting' || way.by === 'nothing') return;
  const fault = { path: '/', email: answers['email'], kind: 'status', status: 400 };
  await request.post('api/__control', { data: { faults: [fault] } });
  await actByPointer({ page, visitor, answers }, way);
  const isAsking = answeringCalls(row).length > 0;
  const general = isAsking ? 'commonˆsave>refused' : 'screensˆact>refused';
  const key = way.by === 'buttons' ? way.told : general;
  await expect(page.getByRole('status').filter({ hasText: visitor.words(key) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${row.route}$`));
}

/** The act of the screen makes its call, whose answer leads on. */
async function isLeft(visit: Visit, row: State, means: 'pointer' | 'keyboard'): Promise<void> {
  const { page, visitor } = visit;
  const way = wayOf(row);
  await atState(page, row);
  await expect(heading(page)).toBeVisible();
  const before = visitor.calls.length;
  if (means === 'pointer') await actByPointer(visit, way);
  else await actByKeyboard(visit, way);
  if (way.by === 'continuing') {
    await formIsLeft(visit, progressStates[0], means === 'pointer' ? sendStep : answerByKeyboard);
  }
  await expect(page.locator(`html:not([data-state="${row.state}"])`)).toBeAttached({ timeout: 20_000 });
  const expected = callsOf(row, way);
  if (expected.length === 0) return;
  const made = visitor.calls
    .slice(before)
    .map(({ method, path }) => `${method} ${path.replace(uuid, '{id}')}`);
  expect(made.filter((call) => expected.includes(call))).toHaveLength(1);
}

/** What leaves the state: the call of its way, or of its row in the table, which may differ between the flows. */
function callsOf(row: State, way: Way): readonly string[] {
  return 'call' in way && way.call !== undefined ? [callNamed(way.call)] : answeringCalls(row);
}

type Acting = Pick<Visit, 'page' | 'visitor' | 'answers'>;

async function actByPointer({ page, visitor, answers }: Acting, way: Way): Promise<void> {
  if (way.by === 'form') await sendStep(page, answers);
  else if (way.by === 'frame') {
    const again = button(page, visitor.words('screensˆpartner>again'));
    if (await again.isVisible()) await again.click();
    else await finish(page).click();
  } else {
    if ('chooses' in way) await firstChoice(page).check();
    for (const name of buttonsOf(way, visitor)) await button(page, name).click();
  }
}

async function actByKeyboard({ page, visitor, answers }: Acting, way: Way): Promise<void> {
  if (way.by === 'form') await answerByKeyboard(page, answers);
  else if (way.by === 'frame') await pressByKeyboard(page, finish(page));
  else {
    if ('chooses' in way) await pressByKeyboard(page, firstChoice(page), 'Space');
    for (const name of buttonsOf(way, visitor)) await pressByKeyboard(page, button(page, name));
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const firstChoice = (page: Page) => page.locator('main').getByRole('radio').first();

const finish = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Finish' });

function buttonsOf(way: Way, { words }: Visitor): readonly string[] {
  if (way.by === 'buttons') return way.pressed.map((key) => words(key));
  return way.by === 'continuing' ? [words('screensˆcontinue>go')] : [];
}

/** A step of the form, under its own address. */
async function stepOfState(page: Page, row: State): Promise<void> {
  await atState(page, row);
  await expect(page).toHaveURL(new RegExp(`/${await stepShown(page)}$`));
}

/** What was answered is sent once more, from the step that is shown to the last. */
async function formIsLeft({ page, answers }: Visit, { state }: State, send = sendStep): Promise<void> {
  for (;;) {
    const step = await stepShown(page);
    await send(page, answers);
    const left = `html:not([data-state="${state}"]), form[data-step]:not([data-step="${step}"])`;
    await expect(page.locator(left).first()).toBeAttached({ timeout: 20_000 });
    if ((await page.locator(`html[data-state="${state}"]`).count()) === 0) return;
  }
}
