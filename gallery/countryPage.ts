import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { steps, type StepPath } from '../src/domain/catalogue/steps';
import type { CountryCode } from '../src/domain/countries/country';
import { countries } from '../src/domain/countries/vectors/countries.fixture';
import { stateQuestionnaires } from '../src/domain/journey/states/stateQuestionnaires';
import type { PageDefinition } from '../src/domain/pages/definePage';
import type { AskedDataPoint, Questionnaire } from '../src/domain/pages/questionnaire';
import { resolvePage, resolveQuestionnaire, type Page } from '../src/domain/pages/resolvePage';

/** A page that no brand has: every step of the catalogue, as one country asks it. */
export interface CountryPage {
  readonly page: Page;
  /** What its states ask. */
  readonly states: readonly Questionnaire[];
  /** Every data point that the country asks, in the order of the catalogue; what a row of a list asks stands in its list. */
  readonly fields: readonly AskedDataPoint[];
}

/** The page of a country in the look, with the limits and the legal paths, of the page that was built. */
export function countryPage({ brand, definition }: Page, country: CountryCode): CountryPage {
  const { facts } = countries[country];
  const paths = Object.keys(steps).filter(isStepPath);
  const whole: PageDefinition = { ...definition, country, flow: 'dynamic', steps: paths };
  return {
    page: resolvePage(brand, whole, facts),
    states: Object.values(stateQuestionnaires(whole, facts)),
    fields: fieldsOf(whole, country),
  };
}

function fieldsOf(definition: PageDefinition, country: CountryCode): readonly AskedDataPoint[] {
  const all = {
    key: 'personal-details',
    route: 'fields',
    asks: dataPointNames,
    among: dataPointNames,
  } as const;
  const asked = resolveQuestionnaire(all, definition, countries[country].facts).dataPoints;
  const inRows = new Set(asked.flatMap(({ row = [] }) => row.map(({ name }) => name)));
  // What rows ask may be a question of the lead as well.
  return asked.filter(({ name, point }) => point.path !== undefined || !inRows.has(name));
}

function isStepPath(name: string): name is StepPath {
  return Object.hasOwn(steps, name);
}
