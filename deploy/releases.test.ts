import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostedPage, siteOptions as options } from './hostedPage.fixture';
import { goBack, listKept, readLive } from './releaseHistory';
import { keptDays, publish, replacePages, type ReleasedPage } from './releases';

const start = new Date('2026-11-01T10:00:00Z');
const afterDays = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);

let folder = '';
let root = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  root = path.join(folder, 'loans');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a page with one script, and its map beside it. */
function buildPage(
  version: string,
  script: string,
  text = script,
  facts: Partial<ReleasedPage> = {},
): ReleasedPage {
  const name = facts.name ?? hostedPage.name;
  const built = path.join(folder, 'built', version, name);
  const mapsFolder = path.join(folder, 'maps', version, name);
  const files = {
    [`${built}/index.html`]: `<script src="assets/${script}">`,
    [`${built}/data/models.json`]: '{}',
    [`${built}/assets/${script}`]: text,
    [`${built}/locales/0a1b/es/common.json`]: '{}',
    [`${mapsFolder}/assets/${script}.map`]: '{}',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, start, start);
  }
  return { ...hostedPage, ...facts, version, folder: built, mapsFolder };
}

const pravelo = { name: 'pravelo-pl', hosts: ['pravelo.example'] };
const buildTwo = (version: string) => [
  buildPage(version, `${version}.js`),
  buildPage(version, `${version}.js`, version, pravelo),
];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const has = (file: string) => existsSync(path.join(root, file));

describe('a release', () => {
  it('names the place where its server finds it, if that is another one', () => {
    publish(root, [buildPage('one', 'a.js')], { ...options, servedAt: '/srv/loans' }, start);
    expect(read('current/nginx.conf')).toContain('root /srv/loans/releases/one/ondara-es;');
    expect(read('current/nginx.conf')).not.toContain(root);
    expect(read('current/ondara-es/assets/a.js')).toBe('a.js');
  });

  it('is live, with its own configuration and without source maps', { tags: ['S26', 'H26'] }, () => {
    publish(root, [buildPage('one', 'a.js')], options, start);
    expect(readLive(root)).toBe('one');
    expect(read('current/ondara-es/index.html')).toContain('a.js');
    expect(read('current/ondara-es/assets/a.js')).toBe('a.js');
    expect(read('current/nginx.conf')).toContain(`root ${root}/releases/one/ondara-es;`);
    expect(read('current/Caddyfile')).toContain(`root * ${root}/releases/one/ondara-es`);
    const files = readdirSync(path.join(root, 'releases'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(has('maps/one/ondara-es/assets/a.js.map')).toBe(true);
    expect(statSync(path.join(root, 'current/ondara-es/index.html')).mtime).toEqual(start);
    expect(statSync(path.join(root, 'current/ondara-es/assets/a.js')).mtime).toEqual(start);
  });

  it('leaves the hashed files of the one before', () => {
    publish(root, [buildPage('one', 'a.js')], options, start);
    publish(root, [buildPage('two', 'b.js')], options, afterDays(1));
    expect(read('current/ondara-es/index.html')).toContain('b.js');
    expect(read('current/ondara-es/assets/a.js')).toBe('a.js');
    expect(read('current/ondara-es/assets/b.js')).toBe('b.js');
  });

  it('is refused if it exists, and the live one stays', () => {
    publish(root, [buildPage('one', 'a.js')], options, start);
    expect(() => publish(root, [buildPage('one', 'a.js')], options, start)).toThrow(
      'The release one exists.',
    );
  });

  it('is refused if another file has the name of one of its hashed files', () => {
    publish(root, [buildPage('one', 'a.js')], options, start);
    expect(() => publish(root, [buildPage('two', 'a.js', 'other')], options, start)).toThrow(
      /Another release of ondara-es has a different .*a\.js/,
    );
    expect(readLive(root)).toBe('one');
    expect(read('current/ondara-es/assets/a.js')).toBe('a.js');
  });

  it('has the compressed copies of the first one: another compressor writes other bytes', () => {
    for (const version of ['one', 'two']) {
      const page = buildPage(version, 'a.js');
      for (const extension of ['br', 'gz'])
        writeFileSync(path.join(page.folder, `assets/a.js.${extension}`), version);
      publish(root, [page], options, start);
    }
    expect(readLive(root)).toBe('two');
    for (const extension of ['br', 'gz'])
      expect(read(`current/ondara-es/assets/a.js.${extension}`)).toBe('one');
  });
});

describe('a page of a release', () => {
  beforeEach(() => void publish(root, buildTwo('one'), options, start));

  it('is replaced, and the others stay as they are', () => {
    const version = replacePages(root, [buildPage('two', 'two.js')], options, afterDays(1));
    expect([version, readLive(root)]).toEqual(['two', 'two']);
    expect(read('current/ondara-es/index.html')).toContain('two.js');
    expect(read('current/pravelo-pl/index.html')).toContain('one.js');
    expect(read('current/pravelo-pl/assets/one.js')).toBe('one');
    expect(statSync(path.join(root, 'current/pravelo-pl/index.html')).mtime).toEqual(start);
    expect(has('maps/two/pravelo-pl/assets/one.js.map')).toBe(true);
    const configuration = read('current/nginx.conf');
    expect(configuration).toContain(`root ${root}/releases/two/pravelo-pl;`);
    expect(configuration).toContain('{"status":"ok","version":"two"}');
  });

  it('is replaced by one with another hashed folder, which the others lack', () => {
    const hashedFolders = [...hostedPage.hashedFolders, 'embed/1.0.1'];
    replacePages(root, [buildPage('two', 'two.js', 'two', { hashedFolders })], options, afterDays(1));
    const folders = [...read('current/nginx.conf').matchAll(/location ~ \^\/form\/\(\?:(.*)\)\//g)];
    expect(folders.map(([, names]) => names)).toEqual(['assets|locales|embed/1\\.0\\.1', 'assets|locales']);
    expect(read('current/Caddyfile').match(/\/embed\/1\.0\.1\/\*/g)).toHaveLength(3);
  });

  it('is replaced again, and the files of the others stay for as long as they are live', () => {
    replacePages(root, [buildPage('two', 'two.js')], options, afterDays(1));
    replacePages(root, [buildPage('three', 'three.js')], options, afterDays(60));
    replacePages(root, [buildPage('four', 'four.js')], options, afterDays(120));
    expect(listKept(root)).toEqual(['three', 'four']);
    expect(read('current/pravelo-pl/assets/one.js')).toBe('one');
    expect(has('shared/ondara-es/assets/two.js')).toBe(false);
    expect(goBack(root, afterDays(121))).toBe('three');
    expect(read('current/pravelo-pl/assets/one.js')).toBe('one');
  });

  it('is not lost by a release without it, unless that names it', () => {
    const next = () => [buildPage('two', 'two.js')];
    expect(() => publish(root, next(), options, start)).toThrow('The live release also has pravelo-pl.');
    expect(readLive(root)).toBe('one');
    publish(root, next(), { ...options, without: ['pravelo-pl'] }, start);
    expect(has('current/pravelo-pl')).toBe(false);
  });

  it('is released and replaced in its own environment alone, and replaced only where there is a release', () => {
    const staging = buildPage('two', 'two.js', 'two', { environment: 'staging' });
    expect(() => publish(root, [staging], { ...options, without: ['pravelo-pl'] }, start)).toThrow(
      'ondara-es is for staging, and ondara-es for production.',
    );
    expect(() => replacePages(root, [staging], options, start)).toThrow(
      'ondara-es is for staging, and ondara-es for production.',
    );
    expect(() => replacePages(path.join(folder, 'empty'), [staging], options, start)).toThrow(
      'There is no live release',
    );
  });
});

describe('going back', () => {
  it('makes the release before live again, or any kept one', () => {
    for (const [index, version] of ['one', 'two', 'three'].entries())
      publish(root, [buildPage(version, `${version}.js`)], options, afterDays(index));
    expect(goBack(root, afterDays(3))).toBe('two');
    expect(read('current/ondara-es/index.html')).toContain('two.js');
    expect(goBack(root, afterDays(3), 'one')).toBe('one');
    expect(readLive(root)).toBe('one');
    expect(listKept(root)).toEqual(['three', 'two', 'one']);
  });

  it('twice goes back twice, and not to the release that was left', () => {
    for (const [index, version] of ['one', 'two', 'three'].entries())
      publish(root, [buildPage(version, `${version}.js`)], options, afterDays(index));
    expect(goBack(root, afterDays(3))).toBe('two');
    expect(goBack(root, afterDays(4))).toBe('one');
    expect(() => goBack(root, afterDays(5))).toThrow('There is no release to go back to.');
    publish(root, [buildPage('four', 'four.js')], options, afterDays(6));
    expect(goBack(root, afterDays(7))).toBe('one');
    expect(goBack(root, afterDays(8), 'three')).toBe('three');
    expect(goBack(root, afterDays(9))).toBe('one');
  });

  it('is refused if there is no such release', () => {
    expect(() => goBack(root, start)).toThrow('There is no release to go back to.');
    publish(root, [buildPage('one', 'a.js')], options, start);
    expect(() => goBack(root, start)).toThrow('There is no release to go back to.');
    expect(() => goBack(root, start, 'none')).toThrow('There is no release none.');
  });
});

describe('an old release', () => {
  it.each([
    ['stays for 30 days after it was live', keptDays + 40, true],
    ['is removed with its files after that', keptDays + 41, false],
  ])('%s', (_name, days, isKept) => {
    publish(root, [buildPage('one', 'a.js')], options, start);
    // Live for forty days.
    publish(root, [buildPage('two', 'b.js')], options, afterDays(40));
    publish(root, [buildPage('three', 'c.js')], options, afterDays(days));
    expect(listKept(root)).toEqual(isKept ? ['one', 'two', 'three'] : ['two', 'three']);
    expect(has('releases/one')).toBe(isKept);
    expect(has('maps/one')).toBe(isKept);
    expect(has('shared/ondara-es/assets/a.js')).toBe(isKept);
    expect(has('shared/ondara-es/assets/b.js')).toBe(true);
    expect(has('shared/ondara-es/locales/0a1b/es/common.json')).toBe(true);
  });

  it('that is live again stays', () => {
    publish(root, [buildPage('one', 'a.js')], options, start);
    publish(root, [buildPage('two', 'b.js')], options, afterDays(1));
    goBack(root, afterDays(2));
    publish(root, [buildPage('three', 'c.js')], options, afterDays(60));
    expect(listKept(root)).toEqual(['one', 'three']);
    expect(goBack(root, afterDays(61))).toBe('one');
  });
});
