import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostedPage } from '../../deploy/hostedPage.fixture';
import type { HostedPage } from '../../deploy/hostedPage';
import { selectBuilds } from './buildPages';
import { listBuiltPages } from './builtPages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, environment: HostedPage['environment']): void {
  mkdirSync(path.join(folder, name));
  mkdirSync(path.join(folder, '.hosting'), { recursive: true });
  writeFileSync(
    path.join(folder, '.hosting', `${name}.json`),
    JSON.stringify({ ...hostedPage, name, environment }),
  );
}

describe('the pages to release', () => {
  it('are those for staging or production, without variants for tests', () => {
    build('ondara-es', 'production');
    build('ondara-es-staging', 'staging');
    expect(listBuiltPages(folder).map(({ name }) => name)).toEqual(['ondara-es']);
  });

  it('are refused if one is built for development or for tests', () => {
    build('ondara-es', 'production');
    build('pravelo-pl', 'development');
    expect(() => listBuiltPages(folder)).toThrow(
      /^pravelo-pl: built for development or for tests.*npm run build:all -- --environment production first\.$/,
    );
  });

  it('are refused if there is none', () => {
    expect(() => listBuiltPages(folder)).toThrow('has no build. Run npm run build:all');
  });
});

describe('the builds of build:all', () => {
  const builds = [{ name: 'ondara-es' }, { name: 'pravelo-pl' }];

  it('are all, or the named ones', () => {
    expect(selectBuilds(builds, undefined)).toEqual(builds);
    expect(selectBuilds(builds, ['pravelo-pl'])).toEqual([{ name: 'pravelo-pl' }]);
  });

  it('are refused if there is none of a name', () => {
    expect(() => selectBuilds(builds, ['ondara-fr'])).toThrow('There is no build ondara-fr.');
  });
});
