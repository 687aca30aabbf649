import { expect, it } from 'vitest';
import type { Experiment } from '../../src/domain/pages/experiment';
import { findExperimentProblems } from '../../src/domain/build/experimentProblems';
import { allPages } from './allPages';

/** Each experiment is right on each page that it names, whether or not a build runs it. */

const experiments = import.meta.glob<Experiment>('../../experiments/*.ts', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(experiments))('%s is right on its pages', (_file, experiment) => {
  for (const name of experiment.pages) {
    const named = allPages.find(
      ({ page }) => `${page.brand.folder}-${page.facts.code.toLowerCase()}` === name,
    );
    expect(
      named === undefined ? [`There is no page ${name}.`] : findExperimentProblems(experiment, named.page),
    ).toEqual([]);
  }
});
