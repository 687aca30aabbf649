import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { advisoryList, auditLock, auditPolicy, lockFile, readNpmAudit } from './audit/auditLock';
import { root } from './runInParallel';

/**
 * npm run audit:lock: compares the lock file with the lists in `scripts/audit`, without a network. `-- --refresh` first writes the
 * list of advisories anew, from a registry that answers `npm audit`.
 */
const listPath = path.join(root, 'scripts/audit/advisories.json');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
}

function refreshAdvisories(): void {
  // npm ends with 1 if it knows advisories. Its output then is a report all the same.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
  });
  try {
    const list = readNpmAudit(JSON.parse(stdout), new Date().toISOString().slice(0, 10));
    writeFileSync(listPath, `${JSON.stringify(list, null, 2)}\n`);
  } catch {
    console.error('The registry gave no report of advisories. The list is unchanged.');
    process.exit(1);
  }
}

if (process.argv.includes('--refresh')) refreshAdvisories();
const list = advisoryList.parse(readJson(listPath));
const reasons = auditLock(
  lockFile.parse(readJson('package-lock.json')),
  auditPolicy.parse(readJson('scripts/audit/policy.json')),
  list,
);
console.log(
  list.refreshedOn === null
    ? 'No registry has been asked for advisories yet: npm run audit:lock -- --refresh'
    : `Advisories of ${list.refreshedOn}: ${list.advisories.length}`,
);
for (const reason of reasons) console.error(reason);
if (reasons.length > 0) process.exit(1);
