import ondara from '../../brands/ondara/brand';
import ondaraEs from '../../brands/ondara/es/page';
import pravelo from '../../brands/pravelo/brand';
import pravelo_pl from '../../brands/pravelo/pl/page';
import type { CountryCode } from '../domain/countries/country';
import { countries } from '../domain/countries/vectors/countries.fixture';
import { stateQuestionnaires } from '../domain/journey/states/stateQuestionnaires';
import type { StateQuestionnaire } from '../domain/journey/states/askingStates';
import type { PageDefinition } from '../domain/pages/definePage';
import { resolvePage, type Page } from '../domain/pages/resolvePage';

/** The Spanish page, with all that is asked of a loan in the one step that sends it nowhere: the flow is tried with fewer steps. */
const { stepChanges: _changes, ...wholeSteps } = ondaraEs;
const oneLoanStep: PageDefinition = {
  ...wholeSteps,
  steps: ondaraEs.steps.filter((path) => path !== 'loan-purpose'),
};

/** Two pages: the dynamic flow in Spain, and the classic one in Poland. */
export const ondaraPage = resolvePage(ondara, oneLoanStep, countries.ES.facts);
export const praveloPage = resolvePage(pravelo, pravelo_pl, countries.PL.facts);

/**
 * The Spanish page as another country asks it, where nothing is asked for but what the country decides. The brand's own texts
 * in the country may tell the day of its terms.
 */
export function pageIn(country: CountryCode): Page {
  const told = { ...oneLoanStep.told, calculatedOn: '2026-11-20' };
  return resolvePage(ondara, { ...oneLoanStep, country, told }, countries[country].facts);
}

/** What the states that only ask ask on one of them, by route. */
export function statesOf({ facts: { code } }: Page): Readonly<Record<string, StateQuestionnaire>> {
  const definition = code === 'PL' ? pravelo_pl : { ...oneLoanStep, country: code };
  return stateQuestionnaires(definition, countries[code].facts);
}
