import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/runInParallel';
import { plants } from './plants';

it.each(plants)('the source has the place of the fault once: $name', ({ file, text }) => {
  expect(readFileSync(path.join(root, file), 'utf8').split(text)).toHaveLength(2);
});
