import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration/readConfiguration';
import { readPageEnvironment } from './pageEnvironment';
import { findPage, listPages } from '../vite/findPage';
import { readPlatforms } from '../vite/platforms';

const root = path.resolve(import.meta.dirname, '../..');
const environments = ['staging', 'production'];

describe.each(environments)('the configuration of every page for %s', (environment) => {
  it('is accepted, names hosts that no other page has, and one base path', async () => {
    const platforms = await readPlatforms(root);
    const logs: string[] = [];
    const builds = await Promise.all(
      listPages(root).map(async ({ product, country }) => {
        const { page } = await findPage(root, product, country);
        const defaults = { flow: page.definition.flow, languages: page.languages, textsFolder: 'locales' };
        const variables = readPageEnvironment(root, environment, `${product}-${country}`);
        return readConfiguration(variables, defaults, platforms, (message) => logs.push(message));
      }),
    );
    expect(logs).toEqual([]);
    const hosts = builds.flatMap(({ hosting }) => hosting.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(builds.filter(({ hosting }) => hosting.hosts.length === 0)).toEqual([]);
    expect(new Set(builds.map(({ configuration }) => configuration.environment))).toEqual(
      new Set([environment]),
    );
    expect(new Set(builds.map(({ configuration }) => configuration.basePath)).size).toBe(1);
  });
});

it('a page without a file stops the build', () => {
  expect(() => readPageEnvironment(root, 'production', 'ondara-xx')).toThrow(
    /config.production.ondara-xx\.env is missing/,
  );
  expect(() => readPageEnvironment(root, 'live', 'ondara-es')).toThrow(/config.live.all\.env is missing/);
});
