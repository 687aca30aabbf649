import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { readStack } from './readStack';

const source = `const unused = 1;
export function fail(): never {
  throw new RangeError('the fault');
}
`;

it('reads places of a built script back, and keeps all other text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  try {
    writeFileSync(path.join(folder, 'fail.ts'), source);
    const outDir = path.join(folder, 'dist');
    const lib = { entry: path.join(folder, 'fail.ts'), formats: ['es' as const], fileName: 'fail-0a1b' };
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      build: { outDir, sourcemap: 'hidden', lib },
    });
    const script = readdirSync(outDir).find((name) => name.endsWith('js')) ?? '';
    const column = readFileSync(path.join(outDir, script), 'utf8').split('\n');
    const line = column.findIndex((text) => text.includes('RangeError'));
    const map = JSON.parse(readFileSync(path.join(outDir, `${script}.map`), 'utf8'));
    const at = (column[line] ?? '').indexOf('throw') + 1;
    const stack = `RangeError: the fault
    at e (https://loans.example/form/assets/built.js:${line + 1}:${at})
    at https://loans.example/form/assets/other.js:1:2`;
    expect(readStack(stack, (name) => (name === 'built.js' ? map : undefined))).toBe(`RangeError: the fault
    at e (fail.ts:3:3)
    at https://loans.example/form/assets/other.js:1:2`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
