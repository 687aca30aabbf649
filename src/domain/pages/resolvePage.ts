import type { CountryFacts } from '../countries/country';
import type { DataPoint } from '../catalogue/kinds';
import { dataPoints, type DataPointName } from '../catalogue/dataPoints';
import type { Step } from '../catalogue/step';
import { steps, type StepPath } from '../catalogue/steps';
import type { Brand } from './brand';
import type { PageDefinition } from './definePage';
import { questionFor } from './question';
import { inCountryOrder } from './questionOrder';

/** A data point as one page asks it. */
export interface AskedDataPoint {
  readonly name: DataPointName;
  readonly point: DataPoint;
}

/** A step as one page asks it, before any of its questions is hidden. */
export interface PageStep extends Omit<Step, 'dataPoints'> {
  readonly path: StepPath;
  readonly dataPoints: readonly AskedDataPoint[];
}

/** A page with everything that follows from its entries, its country and the catalogue. */
export interface Page {
  readonly brand: Brand;
  readonly definition: PageDefinition;
  readonly facts: CountryFacts;
  readonly steps: readonly PageStep[];
}

/** Puts brand, entries, country and catalogue together. Pure; made once at start. */
export function resolvePage(brand: Brand, definition: PageDefinition, facts: CountryFacts): Page {
  return {
    brand,
    definition,
    facts,
    steps: definition.steps.map((path) => pageStep(path, definition, facts)),
  };
}

function pageStep(path: StepPath, definition: PageDefinition, facts: CountryFacts): PageStep {
  const step = steps[path];
  const change = definition.stepChanges?.[path];
  const names = [
    ...step.dataPoints.filter((name) => !(change?.drop ?? []).includes(name)),
    ...(change?.add ?? []),
  ];
  return {
    ...step,
    path,
    dataPoints: inCountryOrder(names, facts.order).flatMap((name) => {
      const point = questionFor(name, dataPoints[name], facts, definition.overrides?.[name]);
      return point === null ? [] : [{ name, point }];
    }),
  };
}
