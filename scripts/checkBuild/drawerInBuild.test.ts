import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { assertNoDrawer, findDrawer } from './drawerInBuild';

const folders: string[] = [];

/** Writes a build with these files. */
function writeBuild(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const page = { 'index.html': '<title>Form</title>', 'assets/index-abc.js': 'export const qa = null;' };
const loader = { 'assets/start-abc.js': "const file = '/form/qa/drawer';" };
const drawer = { 'qa/drawer.js': "'/form/qa/drawer'", 'qa/drawer.css': 'p {}' };

describe('a build', () => {
  it.each([
    ['without the drawer has nothing of it', page, []],
    ['with the drawer has its folder', { ...page, ...drawer }, ['qa']],
    ['that loads the drawer has the file that loads it', { ...page, ...loader }, ['assets/start-abc.js']],
    ['for staging has both', { ...page, ...loader, ...drawer }, ['qa', path.join('assets', 'start-abc.js')]],
  ])('%s', (_what, files, expected) => {
    expect(findDrawer(writeBuild(files))).toEqual(expected);
  });

  it('must not be measured with the drawer', () => {
    expect(() => assertNoDrawer({ name: 'ondara-es', folder: writeBuild(page) })).not.toThrow();
    const folder = writeBuild({ ...page, ...loader, ...drawer });
    expect(() => assertNoDrawer({ name: 'ondara-es', folder })).toThrow(
      'ondara-es contains the QA drawer (qa, assets',
    );
  });
});
