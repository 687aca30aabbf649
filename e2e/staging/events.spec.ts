import { countDropOff, readVisits } from '../../scripts/dropOff/countDropOff';
import { readEvents } from '../../scripts/dropOff/readEvents';
import { walkForm, expectDecision } from '../fixtures/robot';
import { answerBanner, waitForPixels } from '../tracking/consentBanner';
import {
  readAnalyticsEvents,
  readConversions,
  readDataLayerEntries,
  readPixelEventNames,
} from '../tracking/platformRequests';
import { expect, test, type ThirdParties } from '../tracking/thirdParties';

/** What QA and `npm run drop-off` say of a visit is what left the page. Only the build for staging has the drawer. */

const ledgerLine = /^[\d:.]+ (?<event>\S+) (?<platform>[^:]+): (?<outcome>\w+)/;

/** The events that left the page, by platform. */
const listSentEvents = (thirdParties: ThirdParties) => ({
  'ads tag': readConversions(thirdParties).map(() => 'CompleteRegistration'),
  'tag manager': readDataLayerEntries(thirdParties).flatMap(readEventName),
  'social pixel': readPixelEventNames(thirdParties).social,
  'second pixel': readPixelEventNames(thirdParties).second,
  'product analytics': readAnalyticsEvents(thirdParties).flatMap(({ event }) =>
    event.startsWith('$') ? [] : [event],
  ),
});

const readEventName = (entry: unknown): readonly string[] =>
  typeof entry === 'object' && entry !== null && 'event' in entry && !String(entry.event).startsWith('gtm.')
    ? [String(entry.event)]
    : [];

test(
  'the ledger of the QA drawer and the drop-off agree with what left the page',
  { tag: ['@qa'] },
  async ({ page, visitor, thirdParties }) => {
    await page.goto('./');
    await answerBanner(page, visitor.text, 'accept');
    await waitForPixels(page);
    const walked = await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    await expect.poll(() => listSentEvents(thirdParties)['product analytics']).toContain('Accepted');

    await page.keyboard.press('Alt+Shift+KeyQ');
    const lines = await page.locator('[data-qa="ledger"] li').allTextContents();
    const recorded = lines.flatMap((line) => {
      const { event = '', platform = '', outcome = '' } = ledgerLine.exec(line)?.groups ?? {};
      return outcome === 'sent' ? [`${platform}: ${event}`] : [];
    });
    const left = Object.entries(listSentEvents(thirdParties)).flatMap(([platform, events]) =>
      events.map((event) => `${platform}: ${event}`),
    );
    expect(recorded.toSorted()).toEqual(left.toSorted());
    const platforms = new Set(recorded.map((line) => line.split(': ')[0]));
    expect(platforms).toEqual(new Set(Object.keys(listSentEvents(thirdParties))));

    const exported = readAnalyticsEvents(thirdParties).map(({ event, timestamp, properties }) =>
      JSON.stringify({
        name: event,
        page: 'ondara-es',
        visit: properties['distinct_id'],
        at: timestamp,
        step: properties['step'],
        questions: properties['questions'],
      }),
    );
    const dropOff = countDropOff(readVisits(readEvents(exported.join('\n')).events));
    // The first step may be shown before the choice, and the review is no step.
    const steps = walked.filter((step) => step !== 'review' && step !== walked[0]);
    const counted = dropOff.filter(({ step }) => step !== walked[0]);
    const nothing = { left: 0, errors: [], excluded: [] };
    expect(counted).toEqual(steps.map((step) => ({ page: 'ondara-es', step, seen: 1, ...nothing })));
  },
);
