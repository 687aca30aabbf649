import type { Country } from '../../countries/country';
import type { PageDefinition } from '../../pages/definePage';
import type { Questionnaire } from '../../pages/questionnaire';
import { resolveQuestionnaire } from '../../pages/resolvePage';
import { askingStates } from './progressStates';

/** What each state that only asks asks on a page, by its route. Needs the whole catalogue, so never at run time. */
export function stateQuestionnaires(
  definition: PageDefinition,
  country: Country,
): Readonly<Record<string, Questionnaire>> {
  return Object.fromEntries(
    askingStates.map(({ route, asks }) => [
      route,
      resolveQuestionnaire({ key: `states>${route}`, route, asks, among: asks }, definition, country),
    ]),
  );
}
