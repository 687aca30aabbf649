import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A command of an installed package. */
export interface Command {
  /** Printed with the result. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A command that exited with another code than 0. */
export interface FailedCommand {
  readonly name: string;
  /** What it printed. */
  readonly output: string;
  /** The line that runs it again. */
  readonly repeat: string;
}

/**
 * Runs commands in parallel, as many at once as there are processors, starting them in order. Prints the output of a command only
 * if it fails.
 *
 * @returns the commands that failed
 */
export async function runInParallel(commands: readonly Command[]): Promise<readonly FailedCommand[]> {
  const queue = [...commands];
  const failed: FailedCommand[] = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const startedAt = performance.now();
      const { code, output } = await runCommand(next);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(
        `${code === 0 ? '✓' : '✗'} ${next.name} (${seconds} s)\n${code === 0 ? '' : output}`,
      );
      const repeat = `npx ${[next.command, ...next.args].join(' ')}`;
      if (code !== 0) failed.push({ name: next.name, output, repeat });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

function runCommand({
  command,
  args,
  env,
}: Command): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
