import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runInParallel';

/** Writes generated files. With `--check` it writes nothing, and the process fails if one is out of date. */
export function writeGenerated(files: Readonly<Record<string, string>>, command: string): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      process.stderr.write(`${name} is out of date: run ${command}.\n`);
      process.exitCode = 1;
    }
  }
}
