import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Licences of what ships and of tools. */
const licences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
/** Licences of tools alone, which are not passed on. */
const toolLicences = ['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Zlib'];
/** Packages of `dependencies` that build and serve a page and have a licence or an install script of a tool. No page contains them. */
const buildTools = /^(?:esbuild|lightningcss(?:-.+)?|msw)$/;
/** The licence of packages that do not name it in the lock file, or not as an SPDX expression. */
const namedLicences: Readonly<Record<string, string>> = {
  ibantools: 'MIT OR MPL-2.0',
  'parse-cache-control': 'BSD-3-Clause',
};
/** Packages whose install script is not needed. */
const unneededScripts = ['core-js'];

/** The part of a `package-lock.json` that is checked. */
export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly license?: string;
        readonly dev?: boolean;
        readonly hasInstallScript?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

/** The folders with packages of their own: the project's and those of `tools`. */
export const listLockedFolders = (root: string): readonly string[] => [
  '.',
  ...readdirSync(path.join(root, 'tools'))
    .map((name) => `tools/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'package-lock.json'))),
];

/** The packages of a lock file with a licence or an install script that is not accepted, one line each. */
export function findRefused({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([place, { license, dev, hasInstallScript, link }]) => {
    if (place === '' || link === true) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isTool = dev === true || buildTools.test(name);
    const licence = namedLicences[name] ?? license ?? 'none';
    const isAllowed = isAllowedLicence(licence, isTool ? [...licences, ...toolLicences] : licences);
    const runs = hasInstallScript === true && !isTool && !unneededScripts.includes(name);
    return [
      ...(isAllowed ? [] : [`${name} has a licence that is not allowed: ${licence}`]),
      ...(runs ? [`${name} has an install script`] : []),
    ];
  });
}

/** Whether an SPDX expression without nesting is allowed: one side of `OR`, both of `AND`. */
function isAllowedLicence(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((name) => allowed.includes(name)));
}
