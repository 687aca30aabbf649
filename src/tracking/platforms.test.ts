import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPresentPlatforms } from '../domain/tracking/platform';
import { findUsedPurposes } from '../domain/tracking/usedPurposes';
import { platforms } from './platforms';

const root = path.resolve(import.meta.dirname, '../..');
const folders = readdirSync(path.join(import.meta.dirname, 'platforms'));

const readSettings = (own: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(
    platforms.flatMap(({ variables }) =>
      Object.entries(variables).map(([name, { defaultValue }]) => [name, defaultValue]),
    ),
  ),
  ...own,
});

const samples = Object.fromEntries(
  platforms.flatMap(({ variables }) => Object.entries(variables).map(([name, { sample }]) => [name, sample])),
);

it('lists a platform for each folder, each with an adapter and a test', () => {
  expect(platforms.map(({ folder }) => folder)).toEqual(folders);
  for (const folder of folders)
    for (const file of ['adapter.ts', 'adapter.test.ts'])
      expect(existsSync(path.join(import.meta.dirname, 'platforms', folder, file))).toBe(true);
});

it('has different names and variables for all platforms', () => {
  const names = platforms.flatMap(({ name, variables }) => [name, ...Object.keys(variables)]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(platforms)('the row of the $name', ({ folder, variables, failures, ...platform }) => {
  it('is absent by default and present with the samples', () => {
    expect([platform.isPresent(readSettings()), platform.isPresent(readSettings(samples))]).toEqual([
      false,
      true,
    ]);
  });

  it('declares variables whose default and sample are valid', () => {
    for (const { defaultValue, sample, isValid } of Object.values(variables))
      expect([isValid(defaultValue), isValid(sample)]).toEqual([true, true]);
  });

  it('declares options that survive JSON', () => {
    const options: unknown = platform.getOptions(readSettings(samples));
    expect(JSON.parse(JSON.stringify(options))).toEqual(options);
  });

  it('declares secure hosts, or workers of the page itself', () => {
    const hosts = Object.values(platform.getHosts(readSettings(samples))).flat();
    expect(hosts.filter((host) => !/^(?:https:\/\/\S+|blob:)$/.test(host))).toEqual([]);
  });

  it('names a test for each failure', () => {
    for (const { test, file = `src/tracking/platforms/${folder}/adapter.test.ts` } of failures)
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(test);
  });
});

it.each([
  ['nothing', {}, []],
  ['a tag manager', { APP_TAG_MANAGER_ID: 'GTM-A1' }, ['second pixel', 'social pixel', 'tag manager']],
  ['conversions', { APP_ADS_SEND_TO: 'AW-1/a' }, ['ads tag']],
  ['analytics', { APP_POSTHOG_KEY: 'phc_key' }, ['product analytics']],
  ['recordings', { APP_LOGROCKET_ID: 'org/app' }, ['session recording']],
])('finds the platforms of a configuration with %s', (_what, own, names) => {
  expect(findPresentPlatforms(platforms, readSettings(own)).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['the ads tag alone', { APP_ADS_SEND_TO: 'AW-1/a' }, ['advertising']],
  ['the tag manager alone', { APP_TAG_MANAGER_ID: 'GTM-A1' }, ['advertising']],
  ['every platform', samples, ['analytics', 'recording', 'advertising']],
])('asks for the purposes of %s', (_what, own, purposes) => {
  expect(findUsedPurposes(platforms, readSettings(own))).toEqual(purposes);
});
