import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createVersion, getBuildTime, isVersionOf, readCommit } from './version';

const root = path.resolve(import.meta.dirname, '../..');

describe('the version of a build', () => {
  it.each(['2026-11-23T11:00:00Z', '2026-01-02T03:04:05.678Z'])('holds its time, %s', (time) => {
    const version = createVersion(readCommit(root), new Date(time));
    expect(getBuildTime(version)).toEqual(new Date(time.replace('.678', '')));
  });

  it('names no commit outside of a repository', () => {
    expect(createVersion(readCommit('/'), new Date('2026-11-23T11:00:00Z'))).toBe('unknown-20261123T110000Z');
  });

  it('is recognised by its source', () => {
    const version = createVersion('0123456789abcdef', new Date('2026-11-23T11:00:00Z'));
    expect(isVersionOf(version, '0123456789abcdef')).toBe(true);
    expect(isVersionOf(version, '1123456789abcdef')).toBe(false);
  });

  it.each(['', 'main', '0a1b2c3d4e-20261123', '../0a1b2c3d4e-20261123T110000Z'])('is not "%s"', (text) => {
    expect(() => getBuildTime(text)).toThrow('is no version of a build');
  });
});
