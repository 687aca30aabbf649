import path from 'node:path';
import * as contradictions from '../../src/domain/catalogue/contradictions';

const file = 'src/domain/catalogue/contradictions.ts';

/**
 * Renders the contradictions between answers to the questions of a page, for `virtual:form`. A page contains no data point that it does
 * not ask.
 *
 * @param root the folder of the project
 * @param names the data points that the page and its states ask, those of rows included
 */
export function renderContradictions(root: string, names: ReadonlySet<string>): string {
  const used = Object.entries(contradictions)
    .filter(([, rows]) => rows.some(({ about }) => about.every((dataPoint) => names.has(dataPoint))))
    .map(([name]) => name)
    .toSorted();
  const from = JSON.stringify(path.join(root, file));
  return [
    `import { ${used.join(', ')} } from ${from};`,
    `export const contradictions = [${used.map((name) => `...${name}`).join(', ')}];`,
  ].join('\n');
}
