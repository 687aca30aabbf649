import { calls } from '../../src/api/calls.gen';
import { progressStates } from '../../src/domain/journey/states/progressStates';
import type { Page } from '../../src/domain/pages/resolvePage';
import { reviewRoute } from '../../src/domain/pages/stepSequence';
import { standaloneRoutes } from '../../src/screens/screenName';

/** The parts of addresses that name no applicant: those of the page's routes and of the calls, without parameters. */
export function listLoggedParts({ steps }: Pick<Page, 'steps'>): readonly string[] {
  const routes = progressStates.flatMap((row) => [
    row.route,
    ...('byPartner' in row ? Object.values(row.byPartner) : []),
  ]);
  const ofSteps = steps.map(({ path }) => path);
  const ofCalls = Object.values(calls).map(({ path }) => path.replaceAll(/\{\w+\}/g, ''));
  const parts = [...routes, ...ofSteps, ...standaloneRoutes, reviewRoute, ...ofCalls].flatMap((path) =>
    path.split('/'),
  );
  return [...new Set(parts)].filter((part) => part !== '').toSorted();
}
