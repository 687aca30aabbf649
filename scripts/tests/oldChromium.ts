import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installPackages } from '../shared/install.mjs';

/**
 * Real old Chromiums for the tests of the floor (docs/other-engines.md), and for pictures, which need one browser for good. The packages of
 * `tools/old-chromium` have them compressed, for Linux on x86-64 alone.
 */

/** The oldest, one with half of what the floor lacks, one that keeps lost modules, and one below the floor. */
export const oldChromiums: readonly { readonly version: string; readonly tag: string }[] = [
  { version: '106', tag: '@old-chromium' },
  { version: '119', tag: '@old-chromium' },
  { version: '138', tag: '@old-chromium' },
  { version: '92', tag: '@below-floor' },
];

/** The version that takes the pictures, with the fonts of its package. */
export const pictureVersion = '138';

/** What starts a version. Only the fonts of its own package stand in for those of the page, so that every machine draws the same. */
export function getLaunchOptions(folder: string, version: string) {
  const files = path.join(folder, version);
  const env = { ...process.env, FONTCONFIG_PATH: files };
  return { executablePath: path.join(files, 'chromium'), ...(version === pictureVersion ? { env } : {}) };
}

/** The folder with the unpacked browsers, if there are any. */
const getFolder = (root: string): string => path.join(root, 'node_modules/.cache/old-chromium');

/** The folder with the browsers. Null if they are not installed. */
export const findOldChromiums = (root: string): string | null =>
  oldChromiums.every(({ version }) => existsSync(path.join(getFolder(root), version, 'fonts.conf')))
    ? getFolder(root)
    : null;

/** Installs the packages and unpacks the browsers once. Returns whether this machine can run them. */
export function installOldChromiums(root: string): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  if (findOldChromiums(root) !== null) return true;
  installPackages({ folder: 'tools/old-chromium' });
  for (const { version } of oldChromiums) unpack(version, root);
  return true;
}

function unpack(version: string, root: string): void {
  const packed = path.join(root, `tools/old-chromium/node_modules/chromium-${version}/bin`);
  const unpacked = path.join(getFolder(root), version);
  const unpacking = `${unpacked}-${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  const read = (file: string) => brotliDecompressSync(readFileSync(path.join(packed, file)));
  // Without a graphics card it draws by a library that lies beside it.
  for (const archive of ['swiftshader.tar.br', 'fonts.tar.br'])
    if (existsSync(path.join(packed, archive)))
      execFileSync('tar', ['-x', '-C', unpacking], { input: read(archive) });
  writeFileSync(path.join(unpacking, 'chromium'), read('chromium.br'), { mode: 0o755 });
  writeFileSync(
    path.join(unpacking, 'fonts.conf'),
    `<fontconfig><dir>${unpacked}/fonts</dir><cachedir>${unpacked}/fonts-cache</cachedir></fontconfig>`,
  );
  rmSync(unpacked, { recursive: true, force: true });
  renameSync(unpacking, unpacked);
}
