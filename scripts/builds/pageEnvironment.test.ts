import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listVariables, readConfiguration } from '../configuration/readConfiguration';
import { readPageEnvironment } from './pageEnvironment';
import { findPage, listPages } from '../vite/findPage';
import { readPlatforms } from '../vite/platforms';

const root = path.resolve(import.meta.dirname, '../..');
const platforms = await readPlatforms(root);
const environments = ['staging', 'production'];

describe.each(environments)('the configuration of every page for %s', (environment) => {
  it('is accepted, names hosts that no other page has, and one base path', async () => {
    const logs: string[] = [];
    const builds = await Promise.all(
      listPages(root).map(async ({ product, country }) => {
        const { page } = await findPage(root, product, country);
        const defaults = { flow: page.definition.flow, languages: page.languages, textsFolder: 'locales' };
        const variables = readPageEnvironment(root, environment, `${product}-${country}`, platforms);
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

it('every variable has a value, so that neither the shell nor .env fills one in', () => {
  const variables = readPageEnvironment(root, 'production', 'ondara-es', platforms);
  expect(Object.keys(variables)).toEqual(listVariables(platforms).map(({ name }) => name));
  expect(variables).toMatchObject({ APP_HOSTS: 'ondara-es.loans.example', APP_CAPTCHA_SITE_KEY: '' });
});

it('a page without a file stops the build', () => {
  expect(() => readPageEnvironment(root, 'production', 'ondara-xx', platforms)).toThrow(
    /config.production.ondara-xx\.env is missing/,
  );
  expect(() => readPageEnvironment(root, 'live', 'ondara-es', platforms)).toThrow(
    /config.live.all\.env is missing/,
  );
});

it('a variable that does not exist stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
  mkdirSync(path.join(folder, 'config/production'), { recursive: true });
  writeFileSync(path.join(folder, 'config/production/all.env'), 'APP_FRAME_ORIGIN=https://host.example\n');
  writeFileSync(path.join(folder, 'config/production/ondara-es.env'), '');
  try {
    expect(() => readPageEnvironment(folder, 'production', 'ondara-es', platforms)).toThrow(
      'production/ondara-es: no variable has the name APP_FRAME_ORIGIN.',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
