import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of `tools` with packages of their own.
 *
 * @param root the folder of the project
 * @returns such as `tools/lighthouse`
 */
export function listToolFolders(root: string): readonly string[] {
  return readdirSync(path.join(root, 'tools'))
    .map((name) => `tools/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'package-lock.json')));
}
