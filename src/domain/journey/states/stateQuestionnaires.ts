import type { Country } from '../../countries/country';
import type { PageDefinition } from '../../pages/definePage';
import { resolveQuestionnaire } from '../../pages/resolvePage';
import { askingStates, sentOf, type StateQuestionnaire } from './askingStates';

/** What each state that only asks asks on a page, by its route. Needs the whole catalogue, so never at run time. */
export function stateQuestionnaires(
  definition: PageDefinition,
  country: Country,
): Readonly<Record<string, StateQuestionnaire>> {
  return Object.fromEntries(
    askingStates.map((row) => {
      const { route, asks } = row;
      const asked = resolveQuestionnaire(
        { key: `states>${route}`, route, asks, among: asks },
        definition,
        country,
      );
      return [route, { ...asked, ...sentOf(row, definition.flow) }];
    }),
  );
}
