import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import {
  getExperimentPeriod,
  isOverdue,
  type Experiment,
  type Variant,
} from '../../src/domain/pages/experiment';
import { findExperimentProblems } from '../../src/domain/build/experimentProblems';
import type { Page } from '../../src/domain/pages/resolvePage';

/** The experiment that a build runs. `Built` is a page for the build. */
export interface RunExperiment<Built> {
  readonly name: string;
  /** When it begins and ends, in milliseconds since the epoch. */
  readonly fromMs: number;
  readonly toMs: number;
  /** The first is the page as it is. The share is in percent. */
  readonly variants: readonly { readonly name: string; readonly share: number; readonly built: Built }[];
}

/** Reads every experiment, by name. */
export async function readExperiments(root: string): Promise<ReadonlyMap<string, Experiment>> {
  const folder = path.join(root, 'experiments');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];
  const rows = files.map(async (file) => {
    const { module } = await runnerImport<{ default: Experiment }>(path.join(folder, file));
    return [path.basename(file, '.ts'), module.default] as const;
  });
  return new Map(await Promise.all(rows));
}

/**
 * Finds the experiment that a page runs. Null if it runs none.
 *
 * @param build builds the page as a variant shows it
 * @throws when the experiment is wrong or does not name the page, and when the page has one that ended more than a month ago
 */
export async function findExperiment<Built>(
  root: string,
  page: Page,
  { experiment: name, now }: { readonly experiment: string; readonly now: number },
  build: (name: string, variant: Variant) => Built,
): Promise<RunExperiment<Built> | null> {
  const pageName = `${page.brand.folder}-${page.facts.code.toLowerCase()}`;
  const rows = [...(await readExperiments(root))].filter(([, row]) => row.pages.includes(pageName));
  const overdue = rows.filter(([, row]) => isOverdue(row, now)).map(([each]) => each);
  if (overdue.length > 0)
    throw new Error(`Remove what ended more than a month ago from experiments: ${overdue.join(', ')}.`);
  if (name === '') return null;
  const row = rows.find(([each]) => each === name)?.[1];
  if (row === undefined) throw new Error(`There is no experiments/${name}.ts with ${pageName}.`);
  const problems = findExperimentProblems(row, page);
  if (problems.length > 0) throw new Error(`experiments/${name}.ts on ${pageName}: ${problems.join('; ')}.`);
  const variants = Object.entries(row.variants).map(([each, variant]) => ({
    name: each,
    share: variant.share,
    built: build(each, variant),
  }));
  return { name, ...getExperimentPeriod(row), variants };
}

/** The code of the value that the shown variant has, in a module that imports `readShownVariant`. */
export function renderVaried<Built>(
  { variants }: RunExperiment<Built>,
  getValue: (built: Built) => unknown,
): string {
  const values = Object.fromEntries(variants.map(({ name, built }) => [name, getValue(built)]));
  return `(${JSON.stringify(values)})[readShownVariant() ?? ${JSON.stringify(variants[0]?.name)}]`;
}

/** The parts of the layout that variants show differently. */
export function listVariedParts({
  variants: [control, ...others],
}: RunExperiment<{ readonly page: Page }>): readonly string[] {
  const picks = Object.entries(control?.built.page.brand.layout ?? {});
  const isVaried = ([part, pick]: readonly [string, string]) =>
    others.some(({ built }) => Reflect.get(built.page.brand.layout, part) !== pick);
  return picks.filter(isVaried).map(([part]) => part);
}

/** The style sheets of these parts, each for the document of its variant only. Selectors count as much as they do without. */
export function renderVariedLayouts(
  root: string,
  experiment: RunExperiment<{ readonly page: Page }>,
): string {
  const [control, ...others] = experiment.variants.map(({ name }) => `[data-variant='${name}']`);
  const documents = [`:not(${others.join()})`, ...others];
  return control === undefined
    ? ''
    : listVariedParts(experiment)
        .flatMap((part) =>
          experiment.variants.map(({ built }, place) => {
            const file = path.join(
              root,
              'src/ui/layouts',
              part,
              `${Reflect.get(built.page.brand.layout, part)}.css`,
            );
            const styles = readStyles(file).replace(/(?<!:root):root/g, '&:root');
            return `:where(:root${documents[place]}) {\n${styles}\n}`;
          }),
        )
        .join('\n');
}

/** A style sheet with those that it imports. */
function readStyles(file: string): string {
  return readFileSync(file, 'utf8').replace(/@import '(.*?)';/g, (_whole, name: string) =>
    readStyles(path.join(path.dirname(file), name)),
  );
}
