import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shared/runInParallel';
import { dutiesDocument, renderDuties } from './renderDuties';

/** Writes `docs/duties.md`. A unit test fails if it is outdated. */
writeFileSync(path.join(root, dutiesDocument), await renderDuties(root));
