import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** A command of the installed packages. */
export interface Command {
  /** What it is about, as it is printed. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Beside the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs commands beside each other, as many at once as there are processors, in their order. What one says is printed in one
 * piece when it has failed.
 *
 * @returns the names of those that failed
 */
export async function runBeside(commands: readonly Command[]): Promise<readonly string[]> {
  const waiting = [...commands];
  const failed: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const startedAt = performance.now();
      const { code, said } = await ended(next);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(
        `${code === 0 ? '✓' : '✗'} ${next.name} (${seconds} s)\n${code === 0 ? '' : said}`,
      );
      if (code !== 0) failed.push(next.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

function ended({ command, args, env }: Command): Promise<{ readonly code: number; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });
}
