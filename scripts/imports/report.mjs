import { findEagerImports } from './firstStep.mjs';

/** A reporter of dependency-cruiser: the imports that break a rule of its configuration or of the first step, each with the alternative. */
export default function report({ modules, summary }) {
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  const broken = [
    ...summary.violations.map(({ rule, from, to, cycle }) => ({
      name: rule.name,
      comment: comments.get(rule.name) ?? '',
      way: cycle === undefined ? [from, to] : [from, ...cycle.map(({ name }) => name)],
    })),
    ...findEagerImports(modules),
  ];
  const lines = broken.map(({ name, comment, way }) => `${name}: ${way.join(' →\n  ')}\n  ${comment}\n`);
  return { output: lines.join('\n'), exitCode: broken.length > 0 ? 1 : 0 };
}
