import { execFile } from 'node:child_process';

/**
 * Asks the registry for advisories of the packages of a lock file (`npm audit`). Any of `dependencies` counts, and those of tools that are high
 * or critical.
 *
 * @returns what npm says; null if the registry has answered and knows none
 */
export async function findAdvisories(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const options = { cwd: folder, env: { ...process.env, ...env } };
  for (const args of [['--omit=dev', '--audit-level=low'], ['--audit-level=high']]) {
    const found = await new Promise<string | null>((resolve) =>
      execFile('npm', ['audit', '--package-lock-only', ...args], options, (error, stdout, stderr) =>
        resolve(error === null ? null : `${stdout}${stderr}`),
      ),
    );
    if (found !== null) return found;
  }
  return null;
}
