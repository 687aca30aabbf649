import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { steps, type StepPath } from '../src/domain/catalogue/steps';
import type { CountryCode } from '../src/domain/countries/country';
import { countries } from '../src/domain/countries/vectors/countries.fixture';
import { stateQuestionnaires } from '../src/domain/journey/states/stateQuestionnaires';
import type { PageDefinition } from '../src/domain/pages/definePage';
import type { PageQuestion, Questionnaire } from '../src/domain/pages/questionnaire';
import { resolvePage, resolveQuestionnaire, type Page } from '../src/domain/pages/resolvePage';

/** A page of a country with every step of the catalogue. No brand has such a page. */
export interface CountryPage {
  readonly page: Page;
  /** The questionnaires of its states. */
  readonly states: readonly Questionnaire[];
  /** Every data point of the country in the order of the catalogue. The questions of rows are in their lists. */
  readonly fields: readonly PageQuestion[];
}

/** The page of a country with the theme, limits and legal paths of the built page. */
export function createCountryPage({ brand, definition }: Page, country: CountryCode): CountryPage {
  const { facts } = countries[country];
  const paths = Object.keys(steps).filter(isStepPath);
  const wholeCatalogue: PageDefinition = {
    ...definition,
    country,
    flow: 'dynamic',
    steps: paths,
    // Only German pages conclude a contract of their own.
    ...(country === 'DE' ? { brokerageContract: { path: definition.legalPaths.terms } } : {}),
  };
  return {
    page: resolvePage(brand, wholeCatalogue, facts),
    states: Object.values(stateQuestionnaires(wholeCatalogue, facts)),
    fields: listFields(wholeCatalogue, country),
  };
}

function listFields(definition: PageDefinition, country: CountryCode): readonly PageQuestion[] {
  const all = {
    key: 'personal-details',
    route: 'fields',
    asks: dataPointNames,
    askedNames: dataPointNames,
  } as const;
  const asked = resolveQuestionnaire(all, definition, countries[country].facts).dataPoints;
  const inRows = new Set(asked.flatMap(({ row = [] }) => row.map(({ name }) => name)));
  // A question of a row may also be a question of the lead.
  return asked.filter(({ name, point }) => point.path !== undefined || !inRows.has(name));
}

function isStepPath(name: string): name is StepPath {
  return Object.hasOwn(steps, name);
}
