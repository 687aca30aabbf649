import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createVersion, getBuildTime } from './version';

const root = path.resolve(import.meta.dirname, '../..');

describe('the version of a build', () => {
  it.each(['2026-11-23T11:00:00Z', '2026-01-02T03:04:05.678Z'])('holds its time, %s', (time) => {
    const version = createVersion(root, new Date(time));
    expect(getBuildTime(version)).toEqual(new Date(time.replace('.678', '')));
  });

  it('names no commit outside of a repository', () => {
    expect(createVersion('/', new Date('2026-11-23T11:00:00Z'))).toBe('unknown-20261123T110000Z');
  });

  it.each(['', 'main', '0a1b2c3d4e-20261123', '../0a1b2c3d4e-20261123T110000Z'])('is not "%s"', (text) => {
    expect(() => getBuildTime(text)).toThrow('is no version of a build');
  });
});
