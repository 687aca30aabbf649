import ondara from '../../brands/ondara/brand';
import ondaraEs from '../../brands/ondara/es/page';
import pravelo from '../../brands/pravelo/brand';
import pravelo_pl from '../../brands/pravelo/pl/page';
import type { CountryCode } from '../domain/countries/country';
import { countryFacts } from '../domain/countries/vectors/facts.fixture';
import { stateQuestionnaires } from '../domain/journey/states/stateQuestionnaires';
import type { StateQuestionnaire } from '../domain/journey/states/questionStates';
import { resolvePage, type Page } from '../domain/pages/resolvePage';

/** Two pages: the dynamic flow in Spain and the classic flow in Poland. */
export const ondaraPage = resolvePage(ondara, ondaraEs, countryFacts.ES);
export const praveloPage = resolvePage(pravelo, pravelo_pl, countryFacts.PL);

/** The Spanish page in another country. For tests of what the country alone decides. */
export function pageForCountry(country: CountryCode): Page {
  const disclosures = { ...ondaraEs.disclosures, calculatedOn: '2026-11-20' };
  return resolvePage(ondara, { ...ondaraEs, country, disclosures }, countryFacts[country]);
}

/** The questionnaires of the states on a page, by route. */
export function getStateQuestionnaires({
  facts: { code },
}: Page): Readonly<Record<string, StateQuestionnaire>> {
  const definition = code === 'PL' ? pravelo_pl : { ...ondaraEs, country: code };
  return stateQuestionnaires(definition, countryFacts[code]);
}
