import { execFileSync } from 'node:child_process';

/**
 * The commit that a change is compared with: the given one, or else where the work left `main`. On `main` itself that is what was pushed, or
 * without a remote the last commit, and the one before if nothing has changed since.
 *
 * @throws when there is no such commit
 */
export function findBase(root: string, named?: string): string {
  if (named !== undefined) return resolve(named);
  const head = resolve('HEAD');
  for (const main of ['origin/main', 'main']) {
    const base = find('merge-base', main, 'HEAD');
    if (base !== null && base !== head) return base;
  }
  const isChanged = find('status', '--porcelain') !== '';
  return isChanged ? head : (find('rev-parse', '--verify', '--quiet', 'HEAD~1') ?? head);

  function resolve(name: string): string {
    const commit = find('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (commit === null) throw new Error(`There is no commit ${name}.`);
    return commit;
  }
  function find(...args: readonly string[]): string | null {
    try {
      return execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return null;
    }
  }
}
