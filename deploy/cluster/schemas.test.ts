import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/**
 * The manifests are valid by the schemas of `kubernetes-models`. The package is installed for this test alone
 * (`npm ci --prefix tools/cluster`); without it the tests are skipped.
 */

const folder = import.meta.dirname;
const tool = path.resolve(folder, '../../tools/cluster');
const require = createRequire(path.join(tool, 'package.json'));

/** The parts of the package with a schema, by kind. */
const modules = {
  Deployment: 'kubernetes-models/apps/v1',
  HorizontalPodAutoscaler: 'kubernetes-models/autoscaling/v2',
  Namespace: 'kubernetes-models/v1',
  PodDisruptionBudget: 'kubernetes-models/policy/v1',
  Service: 'kubernetes-models/v1',
} as const;

interface Model {
  readonly apiVersion: string;
  /** @throws when a field is wrong */
  readonly validate: () => void;
}

const isModelled = (kind: unknown): kind is keyof typeof modules => String(kind) in modules;

function createModel(manifest: Readonly<Record<string, unknown>>): Model {
  const { apiVersion: _version, kind, ...fields } = manifest;
  if (!isModelled(kind)) throw new Error(`No schema is known for the kind ${String(kind)}.`);
  const models: Readonly<Record<string, new (fields: unknown) => Model>> = require(modules[kind]);
  const Kind = models[kind];
  if (Kind === undefined) throw new Error(`${modules[kind]} has no ${kind}.`);
  return new Kind(fields);
}

const read = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8'));
const manifests = ['base', 'staging', 'production'].flatMap((name) =>
  readdirSync(path.join(folder, name))
    .filter((file) => file !== 'kustomization.yaml')
    .map((file) => `${name}/${file}`),
);

describe.skipIf(!existsSync(path.join(tool, 'node_modules')))('the manifests', { tags: ['rest'] }, () => {
  it.each(manifests)('%s is valid', (file) => {
    const manifest = read(file);
    const model = createModel(manifest);
    model.validate();
    expect(model.apiVersion).toBe(manifest.apiVersion);
  });

  it('a wrong field is found', () => {
    const manifest = read('base/deployment.yaml');
    manifest.spec.template.spec.containers[0].ports[0].containerPort = 'http';
    expect(() => createModel(manifest).validate()).toThrow();
  });
});
