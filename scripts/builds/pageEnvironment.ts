import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { listVariables } from '../configuration/readConfiguration';
import type { Platforms } from '../vite/platforms';

/** The file with the values that all pages of an environment share. */
const sharedFile = 'all.env';

/**
 * Reads the variables of a page in an environment: `config/<environment>/all.env`, and the page's own file, which wins. What neither of
 * them names has its default: otherwise the build would take it from the shell or from `.env`.
 *
 * @throws when the environment or the page has no file, or a file names an unknown variable
 */
export function readPageEnvironment(
  root: string,
  environment: string,
  page: string,
  platforms: Platforms,
): Readonly<Record<string, string>> {
  const folder = path.join(root, 'config', environment);
  const files = [sharedFile, `${page}.env`].map((name) => path.join(folder, name));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${path.relative(root, missing)} is missing.`);
  const defaults = Object.fromEntries(
    listVariables(platforms).map(({ name, defaultValue }) => [name, defaultValue]),
  );
  const given = { ...readVariables(files[0]), ...readVariables(files[1]) };
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(defaults, name));
  if (unknown.length > 0)
    throw new Error(`${environment}/${page}: no variable has the name ${unknown.join(', ')}.`);
  return { ...defaults, ...given, APP_ENVIRONMENT: environment };
}

function readVariables(file = ''): Readonly<Record<string, string>> {
  const variables = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(variables.map(([name, value]) => [name, value ?? '']));
}
