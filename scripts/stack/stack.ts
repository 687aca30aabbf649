import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../shared/runInParallel';
import { readStack } from './readStack';

/**
 * npm run stack -- file [--maps /srv/loans/maps]: prints the stack of an error with its places in the source. `-` reads it from the
 * input.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: path.join(root, 'dist/.maps') } },
});
const [file] = positionals;
if (file === undefined) throw new Error('Name the file with the stack: npm run stack -- file');
const maps = readdirSync(values.maps, { recursive: true, encoding: 'utf8' });
const findMap = (script: string) => {
  // The name of a script follows from its content, so any release that has it will do.
  const found = maps.find((name) => path.basename(name) === `${script}.map`);
  return found === undefined ? undefined : JSON.parse(readFileSync(path.join(values.maps, found), 'utf8'));
};
process.stdout.write(readStack(readFileSync(file === '-' ? 0 : file, 'utf8'), findMap));
