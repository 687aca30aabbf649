import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findRefused, listLockedFolders, type LockFile } from './lockFiles';
import { findAdvisories } from './npmAudit';
import { root } from '../shared/runInParallel';

/**
 * npm run audit:lock: checks the licences and the install scripts of all lock files, without a network. `-- --advisories` also asks the
 * registry for advisories.
 */
for (const folder of listLockedFolders(root)) {
  const file = path.join(folder, 'package-lock.json');
  const lock: LockFile = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const advisories = process.argv.includes('--advisories')
    ? await findAdvisories(path.join(root, folder))
    : null;
  const problems = [...findRefused(lock), ...(advisories === null ? [] : [advisories])];
  for (const problem of problems) console.error(`${file}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
