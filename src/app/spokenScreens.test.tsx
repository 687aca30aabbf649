// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getApplicantAnswers } from '../../e2e/fixtures/answers';
import { createLead } from '../../tests/backend/leads';
import { moveToState } from '../../tests/backend/storyProgress';
import { localeNames, type LocaleName } from '../domain/countries/locales';
import { createJpeg } from '../domain/documents/pictures.fixture';
import { stateNumber, type ProgressStateName } from '../domain/journey/states/progressStates';
import type { Lead } from '../domain/lead/lead';
import { buildLead } from '../domain/lead/paths';
import type { Page } from '../domain/pages/resolvePage';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { forLanguage } from '../testing/contrasting';
import { flushPromises } from '../testing/flushPromises';
import { formatReadings, listen, readAloud, stopClock } from '../testing/spoken.fixture';
import { loadRealTexts } from '../testing/texts.fixture';
import { openApp, resetBackend, stateAt } from './app.fixture';
import { findMainPage, getCard, getMain, openState } from './spoken.fixture';

/**
 * What a screen reader says on the screens after the steps of each language's main page, as a table for each language in
 * `src/app/spokenScreens`. A change of a table is read before it is accepted (`npx vitest run src/app/spokenScreens.test.tsx -u`).
 */

beforeEach(() => {
  stopClock();
  resetBackend();
});

for (const language of localeNames)
  it(`reads the screens after the steps in ${language}`, forLanguage(language), async () => {
    const page = findMainPage(language);
    const read = async (name: ProgressStateName, route: string, getPart = getCard) => {
      await openState(page, language, name, route);
      return readAloud(getPart());
    };
    const readings = [
      ['review of two steps, with the loan', await readReview(page, language)],
      ['waiting for the decision, with the loan', await read('CHECKING', 'checking', getMain)],
      ['code of the telephone', await read('MOBILE_VERIFICATION', 'mobile-verification')],
      ['pictures of a document: one is chosen that is blurred', await hearPicture(page, language)],
      ['offers', await read('IPFD_OFFER_CHOICE', 'ipfd-offer-choice')],
      ['where it stands, by the link after an end', await readEnd(page, language)],
    ] as const;
    await expect(formatReadings(readings)).toMatchFileSnapshot(`spokenScreens/${language}.txt`);
  });

/** The page that the link of a lead opens which is complete. */
async function readEnd(page: Page, language: LocaleName): Promise<readonly string[]> {
  cleanup();
  const contactDetails = { email: 'ana@example.com', phoneNumber: '+34612345678' };
  const lead = createLead(page.definition.flow, { contactDetails });
  moveToState(lead, stateNumber('THANK_YOU'));
  await openApp({ page, route: `continue/${lead.id}`, texts: await loadRealTexts(page, language) });
  await act(flushPromises);
  return readAloud(getCard());
}

/** What is announced when a picture is chosen, and its side with the notice. */
async function hearPicture(page: Page, language: LocaleName): Promise<readonly string[]> {
  await openState(page, language, 'ID_UPLOAD', 'id-upload');
  const side = getCard().querySelector('fieldset') ?? expect.unreachable();
  const input = [...side.querySelectorAll('input')].at(-1) ?? expect.unreachable();
  const picture = new File([createJpeg(4000, 3000), Uint8Array.of(0xff, 0xd9)], 'IMG_2041.jpg', {
    type: 'image/jpeg',
  });
  const spoken = await listen(document.body, async () => {
    fireEvent.change(input, { target: { files: [picture] } });
    await waitFor(() => expect(side.querySelector('img')).not.toBeNull());
  });
  return [...spoken, ...(await readAloud(side))];
}

/** The page with the step that asks for the e-mail and the one that asks for the name, so that the review stays short. */
const shorten = (page: Page): Page => ({
  ...page,
  steps: ['email', 'first_name'].flatMap((name) =>
    page.steps.filter(({ dataPoints }) => dataPoints.some((question) => question.name === name)),
  ),
});

/** The applicant's answers that are the same in the control and in the lead, and the consents. */
function createApplication({ brand, facts, steps }: Page): Lead {
  const questions = steps.flatMap(({ dataPoints }) => dataPoints);
  const answers = getApplicantAnswers(`${brand.folder}-${facts.code.toLowerCase()}`);
  const same = questions.flatMap(({ name, point: { kind, path } }) => {
    const answer = answers[name];
    const isSame = kind === 'text' || kind === 'email' || kind === 'choice' || kind === 'consent';
    return path === undefined || !isSame || typeof answer === 'object' ? [] : [[path, answer] as const];
  });
  const policies = questions
    .filter(({ point }) => point.isRecord === true)
    .map(({ name: id }) => ({ id, version: '2026-11', given: true, givenAt: '2026-11-20T11:00:00Z' }));
  return { ...buildLead(new Map(same)), policies };
}

async function readReview(page: Page, language: LocaleName): Promise<readonly string[]> {
  cleanup();
  const short = shorten(page);
  const submitted = short.steps.map(({ path }) => path);
  await openApp({
    page: short,
    route: 'review',
    texts: await loadRealTexts(page, language),
    state: {
      ...stateAt('NONE', { application: createApplication(short), progressStates: [0] }),
      dynamicPages: { ...initialDynamicPages, submitted },
    },
  });
  await act(flushPromises);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  return readAloud(getMain());
}
