import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** A command of an installed package. */
export interface Command {
  /** Printed with the result. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs commands in parallel, as many at once as there are processors, starting them in order. Prints the output of a command only
 * if it fails. `stopsAtFailure` stops the others when one fails, and prints last how to repeat it.
 *
 * @returns the names of the commands that failed
 */
export async function runInParallel(
  commands: readonly Command[],
  { stopsAtFailure = false }: { readonly stopsAtFailure?: boolean } = {},
): Promise<readonly string[]> {
  const queue = [...commands];
  const failed: string[] = [];
  const stop = new AbortController();
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const startedAt = performance.now();
      const { code, output } = await runCommand(next, stopsAtFailure ? stop.signal : null);
      if (stop.signal.aborted) return;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(
        `${code === 0 ? '✓' : '✗'} ${next.name} (${seconds} s)\n${code === 0 ? '' : output}`,
      );
      if (code === 0) continue;
      failed.push(next.name);
      if (!stopsAtFailure) continue;
      process.stdout.write(`To repeat: npx ${[next.command, ...next.args].join(' ')}\n`);
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

/** Runs a command. With a signal it has a process group of its own, which the signal and the end of this process stop. */
function runCommand(
  { command, args, env }: Command,
  signal: AbortSignal | null,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: signal !== null,
    });
    // A part may start programs of its own, which would go on without it.
    const stop = () => void (child.pid !== undefined && process.kill(-child.pid));
    const interrupt = () => process.exit(1);
    if (signal !== null) {
      signal.addEventListener('abort', stop);
      process.on('exit', stop);
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
    }
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      process.off('exit', stop);
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupt);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
