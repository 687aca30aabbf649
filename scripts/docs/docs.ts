import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { listAttributes } from './attributes';
import { renderDuties } from './duties';
import { replaceTable } from './markdown';
import { listEvents, listFailures, listPlatforms, renderExample } from './platforms';
import { root } from '../shared/runInParallel';
import { writeGenerated } from '../shared/writeGenerated';
import { readPlatforms } from '../vite/platforms';

/**
 * npm run docs: writes what follows from tables of the source: `.env.example`, `docs/records/duties.md`, and tables of other documents.
 * With `--check` it writes nothing, and fails if one is out of date.
 */

const platforms = await readPlatforms(root);
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const thirdParties = replaceTable(read('docs/third-parties.md'), 'platforms', listPlatforms(platforms));
const documents = {
  'docs/records/duties.md': await renderDuties(root),
  'docs/errors.md': replaceTable(read('docs/errors.md'), 'failures', listFailures(platforms)),
  'docs/interface.md': replaceTable(read('docs/interface.md'), 'attributes', listAttributes()),
  'docs/third-parties.md': replaceTable(thirdParties, 'events', listEvents(platforms)),
};
const files: Record<string, string> = { '.env.example': renderExample(platforms) };
for (const [name, text] of Object.entries(documents))
  files[name] = await format(text, { ...(await resolveConfig(name)), parser: 'markdown' });
writeGenerated(files, 'npm run docs');
