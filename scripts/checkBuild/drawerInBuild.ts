import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../vite/compressTexts';
import { drawerPath, qaFolder } from '../vite/qaPlugin';

/**
 * Finds what a build has of the QA drawer. A build that is measured must have nothing of it: the drawer would count among the
 * applicants' files, and a browser without `navigator.webdriver`, such as that of Lighthouse, would load it.
 *
 * @param folder the folder of the build
 * @returns the drawer's folder and the files that load it, relative to the build; empty without the drawer
 */
export function findDrawer(folder: string): readonly string[] {
  const loaders = listFiles(folder)
    .filter((name) => /\.(?:js|html)$/.test(name) && !name.startsWith(`${qaFolder}/`))
    .filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(drawerPath));
  return existsSync(path.join(folder, qaFolder)) ? [qaFolder, ...loaders] : loaders;
}

/**
 * Checks that a build which is about to be measured does not contain the QA drawer.
 *
 * @throws if it does
 */
export function assertNoDrawer({ name, folder }: { readonly name: string; readonly folder: string }): void {
  const found = findDrawer(folder);
  if (found.length > 0)
    throw new Error(`${name} contains the QA drawer (${found.join(', ')}), so it must not be measured.`);
}
