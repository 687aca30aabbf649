import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import ondaraEs from '../../brands/ondara/es/page';
import { withLanguages } from './pageLanguages';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  mkdirSync(path.join(folder, 'texts'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('offers the languages of its country that the page has texts in', () => {
  for (const language of ['es', 'en', 'pl'])
    writeFileSync(path.join(folder, 'texts', `${language}.json`), '{}');
  expect(withLanguages(folder, ondaraEs).languages).toEqual(['es']);
});

it('offers no language that the page has no texts in', () => {
  expect(withLanguages(folder, ondaraEs).languages).toEqual([]);
});

it('keeps the languages that the page names', () => {
  expect(withLanguages(folder, { ...ondaraEs, languages: ['pl', 'es'] }).languages).toEqual(['pl', 'es']);
});
