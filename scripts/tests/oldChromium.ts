import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Real old Chromiums for the tests of the floor (docs/other-engines.md). The packages of `tools/old-chromium` have them compressed, for
 * Linux on x86-64 alone.
 */

/** The oldest, one with half of what the floor lacks, one that keeps lost modules, and one below the floor. */
export const oldChromiums: readonly { readonly version: string; readonly tag: string }[] = [
  { version: '106', tag: '@old-chromium' },
  { version: '119', tag: '@old-chromium' },
  { version: '138', tag: '@old-chromium' },
  { version: '92', tag: '@below-floor' },
];

/** The program of a version. */
export const getProgram = (folder: string, version: string): string => path.join(folder, version, 'chromium');

export const canRunOldChromiums = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the browsers once. Their packages must be installed.
 *
 * @returns the folder that holds them
 */
export function unpackOldChromiums(root: string): string {
  const folder = path.join(root, 'node_modules/.cache/old-chromium');
  for (const { version } of oldChromiums) {
    if (existsSync(getProgram(folder, version))) continue;
    const packed = path.join(root, `tools/old-chromium/node_modules/chromium-${version}/bin`);
    const unpacking = path.join(folder, `${version}-${process.pid}`);
    mkdirSync(unpacking, { recursive: true });
    const read = (file: string) => brotliDecompressSync(readFileSync(path.join(packed, file)));
    // Without a graphics card it draws by this library, which lies beside it.
    execFileSync('tar', ['-x', '-C', unpacking], { input: read('swiftshader.tar.br') });
    writeFileSync(path.join(unpacking, 'chromium'), read('chromium.br'), { mode: 0o755 });
    rmSync(path.join(folder, version), { recursive: true, force: true });
    renameSync(unpacking, path.join(folder, version));
  }
  return folder;
}
