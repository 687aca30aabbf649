// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { progressStates } from '../domain/journey/states/progressStates';
import { formatReadings, readAloud, stopClock } from '../testing/spoken.fixture';
import { resetBackend } from './app.fixture';
import { findMainPage, getCard, openState } from './spoken.fixture';

/**
 * The screen of every state after the steps, on a dynamic and a classic page in their languages: its roles and names in reading order,
 * as a table in `src/app/spokenStates`. A change of a table is read before it is accepted
 * (`npx vitest run src/app/spokenStates.test.tsx -u`).
 */

beforeEach(() => {
  stopClock();
  resetBackend();
});

it.each([
  ['ondara-es', 'es'],
  ['pravelo-pl', 'pl'],
] as const)('reads the screen of every state of %s in %s', async (_page, language) => {
  const page = findMainPage(language);
  const readings: [string, readonly string[]][] = [];
  for (const { name, route, phase } of progressStates) {
    if (phase !== 'after-offer') continue;
    resetBackend();
    await openState(page, language, name, route);
    readings.push([name, await readAloud(getCard())]);
  }
  await expect(formatReadings(readings)).toMatchFileSnapshot(`spokenStates/${language}.txt`);
});
