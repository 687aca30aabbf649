import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { auditPolicy } from '../audit/auditLock';

const root = path.resolve(import.meta.dirname, '../..');

const bomSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.object({ component: v.object({ name: v.string() }) }),
  components: v.array(v.object({ name: v.string(), version: v.string(), purl: v.string() })),
});

describe('the packages of a page', () => {
  it('contain each dependency in its version, and none for development or building', () => {
    const { stdout } = spawnSync('node', ['--import', 'tsx', 'scripts/sbom/writeSbom.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const bom = v.parse(bomSchema, JSON.parse(stdout));
    const manifest = v.parse(
      v.object({
        dependencies: v.record(v.string(), v.string()),
        devDependencies: v.record(v.string(), v.string()),
      }),
      JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
    );
    const listed = bom.components.map(({ name, version }) => `${name} ${version}`);
    const { buildTools } = auditPolicy.parse(
      JSON.parse(readFileSync(path.join(root, 'scripts/audit/policy.json'), 'utf8')),
    );
    const expected = Object.entries(manifest.dependencies)
      .filter(([name]) => !buildTools.includes(name))
      .map(([name, version]) => `${name} ${version}`);
    expect(listed).toEqual(expect.arrayContaining(expected));
    const names = bom.components.map(({ name }) => name);
    const tools = [...Object.keys(manifest.devDependencies), ...buildTools];
    expect(tools.filter((name) => names.includes(name))).toEqual([]);
    expect(bom.metadata.component.name).toBe('application-frontend');
  }, 30_000);
});
