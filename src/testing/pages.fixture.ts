import ondara from '../../brands/ondara/brand';
import ondaraEs from '../../brands/ondara/es/page';
import pravelo from '../../brands/pravelo/brand';
import pravelo_pl from '../../brands/pravelo/pl/page';
import type { CountryCode } from '../domain/countries/country';
import { countries } from '../domain/countries/vectors/countries.fixture';
import { stateQuestionnaires } from '../domain/journey/states/stateQuestionnaires';
import type { StateQuestionnaire } from '../domain/journey/states/questionStates';
import type { PageDefinition } from '../domain/pages/definePage';
import { resolvePage, type Page } from '../domain/pages/resolvePage';

/** The Spanish page with all loan questions on one step, so that tests of the flow have fewer steps. */
const { stepChanges: _changes, ...wholeSteps } = ondaraEs;
const oneLoanStep: PageDefinition = {
  ...wholeSteps,
  steps: ondaraEs.steps.filter((path) => path !== 'loan-purpose'),
};

/** Two pages: the dynamic flow in Spain and the classic flow in Poland. */
export const ondaraPage = resolvePage(ondara, oneLoanStep, countries.ES.facts);
export const praveloPage = resolvePage(pravelo, pravelo_pl, countries.PL.facts);

/** The Spanish page in another country. For tests of what the country alone decides. */
export function pageForCountry(country: CountryCode): Page {
  const disclosures = { ...oneLoanStep.disclosures, calculatedOn: '2026-11-20' };
  return resolvePage(ondara, { ...oneLoanStep, country, disclosures }, countries[country].facts);
}

/** The questionnaires of the states on a page, by route. */
export function getStateQuestionnaires({
  facts: { code },
}: Page): Readonly<Record<string, StateQuestionnaire>> {
  const definition = code === 'PL' ? pravelo_pl : { ...oneLoanStep, country: code };
  return stateQuestionnaires(definition, countries[code].facts);
}
