import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs } from './inputs';

let root = '';
const build = { name: 'ondara-es', product: 'ondara', country: 'es', env: {} };

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  execFileSync('git', ['init', '--quiet', root]);
  write('.gitignore', '.env');
  write('src/main.tsx', 'main');
  write('brands/ondara/theme.css', 'theme');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the hash of the inputs of a build', () => {
  it.each([
    ['a source', () => write('src/main.tsx', 'changed')],
    ['a new source', () => write('src/form/Form.tsx', 'new')],
    ['its brand', () => write('brands/ondara/es/page.ts', 'changed')],
    ['a text', () => write('locales/es/common.json', '{}')],
    ['a public file', () => write('public/robots.txt', 'changed')],
    ['a folder that is new', () => write('assets/picture.svg', 'new')],
    ['a plug-in', () => write('scripts/vite/pagePlugin.ts', 'changed')],
    ['a sample that the gallery shows', () => write('src/domain/pages/samples.fixture.ts', 'changed')],
    ['the lock file', () => write('package-lock.json', '{}')],
    ['the local configuration', () => write('.env', 'APP_PRODUCT=ondara')],
  ])('changes with %s', (_what, change) => {
    const before = hashInputs(root, build, {});
    change();
    expect(hashInputs(root, build, {})).not.toBe(before);
  });

  it.each([
    ['a test', () => write('src/main.test.tsx', 'changed')],
    ['a fixture of tests', () => write('src/state/store.fixture.ts', 'changed')],
    ['another brand', () => write('brands/velmio/theme.css', 'changed')],
    ['a browser test', () => write('e2e/journeys/end.spec.ts', 'changed')],
    ['the docs', () => write('docs/tests.md', 'changed')],
  ])('does not change with %s', (_what, change) => {
    const before = hashInputs(root, build, {});
    change();
    expect(hashInputs(root, build, {})).toBe(before);
  });

  it('changes with the variables of the build and of the environment, and with no other', () => {
    const hash = (env: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>>) =>
      hashInputs(root, { ...build, env }, environment);
    const plain = hash({}, {});
    expect(hash({ APP_CAPTCHA_SITE_KEY: 'key' }, {})).not.toBe(plain);
    expect(hash({}, { APP_BASE_PATH: '/form' })).not.toBe(plain);
    expect(hash({}, { PORT: '4301', HOME: '/home/ana' })).toBe(plain);
    expect(hash({ APP_BASE_PATH: '/form' }, { APP_BASE_PATH: '/other' })).toBe(
      hash({ APP_BASE_PATH: '/form' }, {}),
    );
  });
});
