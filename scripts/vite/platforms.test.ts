import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readPlatforms } from './platforms';

const root = path.resolve(import.meta.dirname, '../..');

afterEach(() => vi.unstubAllEnvs());

it.each([undefined, 'production'])(
  'readPlatforms leaves NODE_ENV at %s for the builds that follow',
  async (value) => {
    vi.stubEnv('NODE_ENV', value);
    expect((await readPlatforms(root)).length).toBeGreaterThan(0);
    expect(process.env['NODE_ENV']).toBe(value);
  },
);
