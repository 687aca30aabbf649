import { getExperimentPeriod, type Experiment, type Variant } from '../pages/experiment';
import type { Page } from '../pages/resolvePage';
import { listStepsInOrder } from '../pages/stepSequence';

/** What a variant may change, as the types say it. What is new in the types is refused until it is named here. */
const differences: readonly string[] = ['share', 'texts', 'steps', 'layout'];
const layoutParts: readonly string[] = ['hero', 'card', 'choices', 'progress'];
const variedText = /^(?:brandˆhero>(?:title|lead|act)|commonˆcontinue|stepsˆ[a-z-]+>(?:title|lead))$/;
/** A figure is a price, a limit or a promise, and comes from the page's data. */
const figure = /\d|%|\{\{/;

/**
 * What is wrong with an experiment on a page, one sentence for each problem. The types refuse most of it; this also refuses what was cast.
 *
 * @param page the page as it is
 */
export function findExperimentProblems(experiment: Experiment, page: Page): readonly string[] {
  const { fromMs, toMs } = getExperimentPeriod(experiment);
  const variants = Object.entries(experiment.variants);
  const shares = variants.map(([, { share }]) => share);
  const [control] = variants;
  return [
    ...(fromMs < toMs ? [] : ['its dates are no period']),
    ...(variants.length > 1 && shares.every((share) => share > 0) && sum(shares) === 100
      ? []
      : ['it needs two variants or more whose shares add up to 100']),
    ...(control !== undefined && Object.keys(control[1]).length === 1
      ? []
      : ['its first variant is not the page as it is']),
    ...variants.flatMap(([name, variant]) =>
      [
        ...(/^[a-z][a-z0-9-]{0,30}$/.test(name) ? [] : ['its name is not in lower-case letters']),
        ...findUnknown(variant),
        ...findWrongTexts(variant, page),
        ...findWrongOrder(variant, page),
      ].map((problem) => `${name}: ${problem}`),
    ),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function findUnknown(variant: Variant): readonly string[] {
  const unknown = [
    ...Object.keys(variant).filter((key) => !differences.includes(key)),
    ...Object.keys(variant.layout ?? {}).filter((part) => !layoutParts.includes(part)),
    ...Object.keys(variant.texts ?? {}).filter((key) => !variedText.test(key)),
  ];
  return unknown.map((key) => `${key} may not be varied`);
}

function findWrongTexts({ texts = {} }: Variant, { languages, steps }: Page): readonly string[] {
  const withConsent = steps.filter(asksForConsent).map<string>(({ path }) => path);
  return Object.entries(texts).flatMap(([key, byLanguage]) => [
    ...languages.flatMap((language) => (byLanguage[language] ? [] : [`${key} has no text in ${language}`])),
    ...(Object.values(byLanguage).some((text) => figure.test(text)) ? [`${key} has a figure`] : []),
    ...(withConsent.includes(findStep(key)) ? [`${key} is said above a consent`] : []),
  ]);
}

/** The step whose words a key is. Empty for another key. */
const findStep = (key: string): string => /^stepsˆ([^>]+)>/.exec(key)?.[1] ?? '';

/** The first and the last step and those with a consent stay where they are, and so does each part of the application. */
function findWrongOrder({ steps: order }: Variant, page: Page): readonly string[] {
  if (order === undefined) return [];
  const inOrder = listStepsInOrder(page);
  const isSame = (paths: readonly string[]) => [...order].sort().join() === [...paths].sort().join();
  if (!isSame(inOrder.map(({ path }) => path))) return ['it asks other steps than the page'];
  const moved = inOrder.filter(
    (step, place) =>
      order[place] !== step.path && (place === 0 || place === inOrder.length - 1 || asksForConsent(step)),
  );
  const labels = order.map((path) => inOrder.find((step) => step.path === path)?.contextLabel);
  const begun = labels.filter((label, place) => label !== labels[place - 1]);
  return [
    ...moved.map(({ path }) => `${path} may not be moved`),
    ...(begun.length === new Set(begun).size ? [] : ['it divides a part of the application']),
  ];
}

const asksForConsent = ({ dataPoints }: Page['steps'][number]): boolean =>
  dataPoints.some(({ point }) => point.kind === 'consent');
