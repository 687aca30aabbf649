import type { Plugin } from 'vite';
import type { OptionSource } from '../../src/domain/catalogue/kinds';
import { isNamed } from '../../src/domain/catalogue/options';
import type { CountryFacts } from '../../src/domain/countries/country';
import { controlOf, questionsInRow, type AskedDataPoint } from '../../src/domain/pages/questionnaire';
import type { Configuration } from '../../src/platform/config/configuration';
import { forQa } from './forQa';
import type { BuiltPage } from './pagePlugin';

/** The plugin's name. */
export const pageJsonPluginName = 'page.json';

interface PageJsonOptions {
  readonly built: BuiltPage;
  readonly configuration: Pick<Configuration, 'environment'>;
}

/** Puts the page's definition beside its document, in development and staging: QA reads it as data instead of from the screen. */
export function pageJsonPlugin({ built, configuration }: PageJsonOptions): Plugin {
  return {
    name: pageJsonPluginName,
    apply: forQa(configuration.environment),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'page.json',
        source: `${JSON.stringify(pageJson(built), null, 2)}\n`,
      });
    },
  };
}

/** What a page asks, where and in which order, as `docs/interface.md` promises it. */
export function pageJson({ page, states }: Pick<BuiltPage, 'page' | 'states'>) {
  const { brand, definition, facts, steps } = page;
  const { country, flow, backendProduct, review, amount, period, periodScale } = definition;
  const told = (asked: AskedDataPoint) => question(asked, facts);
  return {
    brand: brand.folder,
    country,
    locale: facts.locale,
    flow,
    backendProduct,
    review,
    amount,
    period,
    periodScale,
    steps: steps.map(({ route, contextLabel, type, includeOnInit, dataPoints }) => ({
      route,
      contextLabel,
      type,
      includeOnInit,
      dataPoints: dataPoints.map(told),
    })),
    states: Object.values(states)
      .filter(({ dataPoints }) => dataPoints.length > 0)
      .map(({ route, dataPoints }) => ({ route, dataPoints: dataPoints.map(told) })),
  };
}

/** A question of a page as it is told. */
interface ToldQuestion {
  readonly name: string;
  /** The names of its controls, in their order; none of a list, whose rows have them. */
  readonly controls: readonly string[];
  readonly [said: string]: unknown;
}

function question(asked: AskedDataPoint, facts: CountryFacts): ToldQuestion {
  const { name, point } = asked;
  const told = { name, controls: controlsOf(asked, facts), ...point };
  if (point.kind === 'choice') return { ...told, options: optionsOf(point.options, facts) };
  if (point.kind !== 'list') return told;
  return { ...told, row: questionsInRow(asked, 0).map((cell) => question(cell, facts)) };
}

function controlsOf(asked: AskedDataPoint, { birthDateOrder }: CountryFacts): readonly string[] {
  const control = controlOf(asked);
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

/** The values where they are known when the page is built, else where they come from. */
function optionsOf(source: OptionSource, { regions }: CountryFacts): OptionSource {
  if (source === 'regions') return regions;
  return isNamed(source) ? source.names : source;
}
