import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateFiles } from './generate';
import { root } from '../shared/runInParallel';
import { readPlatforms } from '../vite/platforms';

/**
 * Writes the texts that follow from `src/tracking/platforms` and the table of variables: `.env.example`, and the tables of
 * `docs/third-parties.md` and `docs/errors.md`. A unit test fails if one of them is outdated.
 */

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

for (const [file, text] of await generateFiles(await readPlatforms(root), readText))
  writeFileSync(path.join(root, file), text);
