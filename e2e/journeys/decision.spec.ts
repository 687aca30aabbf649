import { expectState, placeLead } from '../fixtures/moveTo';
import { submit } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { waitForScripts } from '../fixtures/waitForScripts';

/** The wait for the decision of the server. */

/** The scripts with the screens of these states. */
const decisionScripts = ['screens', 'offers', 'StateStepScreen'] as const;

for (const state of ['ACCEPTED', 'REJECTED', 'COFIDIS_OFFER', 'MARITAL_DETAILS'] as const) {
  test(
    `the screen of ${state} has loaded during the wait for the decision`,
    { tag: ['@rest', '@dynamic-page', '@states', '@network'] },
    async ({ page, request, openAtReview }) => {
      await openAtReview('never');
      await submit(page);
      await expectState(page, 'CHECKING');
      await waitForScripts(page, ...decisionScripts);
      const late: string[] = [];
      await page.route(new RegExp(String.raw`/assets/(${decisionScripts.join('|')})-[^/]+\.js$`), (route) => {
        late.push(route.request().url());
        return route.abort();
      });
      await placeLead(state, page, request);
      await expectState(page, state);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(late).toEqual([]);
    },
  );
}
