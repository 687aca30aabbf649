import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { advisoryList, auditLock, auditPolicy, lockFile, readNpmAudit } from './auditLock';
import { root } from '../shared/runInParallel';
import { listToolFolders } from './toolFolders';

/**
 * npm run audit:lock: compares the lock files of the project and of each folder of `tools` with the lists in `scripts/audit`, without a
 * network. `-- --refresh` first writes the list of advisories anew, from a registry that answers `npm audit`.
 */
const listPath = path.join(root, 'scripts/audit/advisories.json');
const folders = ['.', ...listToolFolders(root)];

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
}

function refreshAdvisories(): void {
  // npm ends with 1 if it knows advisories. Its output then is a report all the same.
  const audit = (folder: string) =>
    spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
      cwd: path.join(root, folder),
      encoding: 'utf8',
    }).stdout;
  try {
    const reports = folders.map((folder): unknown => JSON.parse(audit(folder)));
    const list = readNpmAudit(reports, new Date().toISOString().slice(0, 10));
    writeFileSync(listPath, `${JSON.stringify(list, null, 2)}\n`);
  } catch {
    console.error('The registry gave no report of advisories. The list is unchanged.');
    process.exit(1);
  }
}

if (process.argv.includes('--refresh')) refreshAdvisories();
const list = advisoryList.parse(readJson(listPath));
const policy = auditPolicy.parse(readJson('scripts/audit/policy.json'));
const reasons = folders.flatMap((folder) => {
  const file = path.join(folder, 'package-lock.json');
  return auditLock(lockFile.parse(readJson(file)), policy, list).map((reason) => `${file}: ${reason}`);
});
console.log(
  list.refreshedOn === null
    ? 'No registry has been asked for advisories yet: npm run audit:lock -- --refresh'
    : `Advisories of ${list.refreshedOn}: ${list.advisories.length}`,
);
for (const reason of reasons) console.error(reason);
if (reasons.length > 0) process.exit(1);
