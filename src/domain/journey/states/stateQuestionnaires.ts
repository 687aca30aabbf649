import type { Country } from '../../countries/country';
import type { PageDefinition } from '../../pages/definePage';
import { resolveQuestionnaire } from '../../pages/resolvePage';
import type { QuestionStateRow } from './progressStates';
import { questionStates, getSubmitTarget, type StateQuestionnaire } from './questionStates';

/** The questionnaires of the question states on a page, by route. Runs at build time only, because it needs the whole catalogue. */
export function stateQuestionnaires(
  definition: PageDefinition,
  country: Country,
): Readonly<Record<string, StateQuestionnaire>> {
  return Object.fromEntries(
    questionStates.map((row) => {
      const { route, asks, alwaysShowsTitle }: QuestionStateRow = row;
      const questionnaire = resolveQuestionnaire(
        { key: `states>${route}`, route, asks, askedNames: asks },
        definition,
        country,
      );
      return [
        route,
        {
          ...questionnaire,
          ...(alwaysShowsTitle && { alwaysShowsTitle }),
          ...getSubmitTarget(row, definition.flow),
        },
      ];
    }),
  );
}
