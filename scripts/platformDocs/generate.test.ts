import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { platforms } from '../../src/tracking/platforms';
import { generateFiles } from './generate';

const readText = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

it('the generated tables and .env.example are up to date: run npm run platforms', async () => {
  const files = await generateFiles(platforms, readText);
  expect(files.size).toBe(3);
  for (const [file, text] of files) expect(readText(file)).toBe(text);
});
