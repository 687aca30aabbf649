import type { Plugin } from 'vite';
import type { OptionSource } from '../../src/domain/catalogue/kinds';
import { isNameList } from '../../src/domain/catalogue/options';
import type { CountryFacts } from '../../src/domain/countries/country';
import { getControlName, getRowQuestions, type PageQuestion } from '../../src/domain/pages/questionnaire';
import type { Configuration } from '../../src/platform/config/configuration';
import { applyForQa } from './apply';
import type { BuiltPage } from './findPage';

interface PageJsonOptions {
  readonly built: BuiltPage;
  readonly configuration: Pick<Configuration, 'environment'>;
}

/** Emits the page's definition as `page.json` in development and staging. QA reads it instead of the screen. */
export function pageJsonPlugin({ built, configuration }: PageJsonOptions): Plugin {
  return {
    name: 'page.json',
    apply: applyForQa(configuration.environment),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'page.json',
        source: `${JSON.stringify(createPageJson(built), null, 2)}\n`,
      });
    },
  };
}

/** The content of `page.json`, as documented in `docs/interface.md`. */
export function createPageJson({ page, states }: Pick<BuiltPage, 'page' | 'states'>) {
  const { brand, definition, facts, languages, steps } = page;
  const { country, flow, backendProduct, amount, period, periodScale } = definition;
  const describe = (asked: PageQuestion) => describeQuestion(asked, facts);
  return {
    brand: brand.folder,
    country,
    locale: languages[0],
    flow,
    backendProduct,
    amount,
    period,
    periodScale,
    steps: steps.map(({ route, contextLabel, type, includeOnInit, isOnRequest, dataPoints }) => ({
      route,
      contextLabel,
      type,
      includeOnInit,
      isOnRequest,
      dataPoints: dataPoints.map(describe),
    })),
    states: Object.values(states)
      .filter(({ dataPoints }) => dataPoints.length > 0)
      .map(({ route, dataPoints }) => ({ route, dataPoints: dataPoints.map(describe) })),
  };
}

/** A question in `page.json`. */
interface QuestionJson {
  readonly name: string;
  /** The names of its controls in order. Empty for a list, because its rows have the controls. */
  readonly controls: readonly string[];
  readonly [setting: string]: unknown;
}

function describeQuestion(asked: PageQuestion, facts: CountryFacts): QuestionJson {
  const { name, point } = asked;
  const json = { name, controls: listControls(asked, facts), ...point };
  if (point.kind === 'choice') return { ...json, options: optionsOf(point.options, facts) };
  if (point.kind !== 'list') return json;
  return { ...json, row: getRowQuestions(asked, 0).map((cell) => describeQuestion(cell, facts)) };
}

function listControls(asked: PageQuestion, { birthDateOrder }: CountryFacts): readonly string[] {
  const control = getControlName(asked);
  switch (asked.point.kind) {
    case 'list':
      return [];
    case 'date':
      return birthDateOrder.map((part) => `${control}_${part}`);
    case 'month':
      return [`${control}_month`, `${control}_year`];
    default:
      return [control];
  }
}

/** The values if they are known at build time, else their source. */
function optionsOf(source: OptionSource, { regions }: CountryFacts): OptionSource {
  if (source === 'regions') return regions;
  return isNameList(source) ? source.names : source;
}
