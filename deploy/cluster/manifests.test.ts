import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { healthPath } from '../addresses';

/** The manifests say what the image needs. `schemas.test.ts` validates them. */

const folder = import.meta.dirname;
const read = (file: string): Readonly<Record<string, unknown>> =>
  parse(readFileSync(path.join(folder, file), 'utf8'));
const listManifests = (name: string) =>
  readdirSync(path.join(folder, name)).filter((file) => file !== 'kustomization.yaml');

/** What is checked of the deployment. */
interface Deployment {
  readonly spec: {
    readonly selector: { readonly matchLabels: unknown };
    readonly template: { readonly metadata: { readonly labels: unknown }; readonly spec: Pod };
  };
}
interface Pod {
  readonly securityContext: unknown;
  readonly containers: readonly [Container];
  readonly volumes: readonly { readonly emptyDir: { readonly medium: string; readonly sizeLimit: string } }[];
}
type Probe = 'startupProbe' | 'readinessProbe' | 'livenessProbe';
type Container = Readonly<Record<Probe, { readonly httpGet: unknown }>> &
  Readonly<Record<'securityContext' | 'volumeMounts' | 'ports' | 'resources', unknown>>;

describe('the manifests', () => {
  it.each(['base', 'staging', 'production'])(
    'the overlay %s names its files, and needs no patches',
    (name) => {
      const overlay = read(`${name}/kustomization.yaml`);
      expect(overlay).toMatchObject({ resources: expect.arrayContaining(listManifests(name)) });
      expect(Object.keys(overlay).filter((key) => /patch/i.test(key))).toEqual([]);
    },
  );

  it('an overlay has an image of its own environment', () => {
    for (const name of ['staging', 'production']) {
      expect(read(`${name}/kustomization.yaml`)).toMatchObject({
        bases: ['../base'],
        images: [{ name: 'loans', newName: expect.stringMatching(new RegExp(`-${name}$`)) }],
      });
    }
  });
});

describe('the container', () => {
  const deployment: Deployment = parse(readFileSync(path.join(folder, 'base/deployment.yaml'), 'utf8'));
  const { metadata, spec } = deployment.spec.template;
  const [container] = spec.containers;

  it('runs without root, and writes only where nginx has its runtime folder', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 101 });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts).toEqual([{ name: 'runtime', mountPath: '/run/loans' }]);
    expect(spec.volumes.map(({ emptyDir }) => emptyDir.medium)).toEqual(['Memory']);
  });

  it('has the probes that the server answers', () => {
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
      expect(container[probe].httpGet).toEqual({ path: healthPath, port: 'http' });
    expect(container.ports).toEqual([{ name: 'http', containerPort: 8080 }]);
  });

  it('is selected by everything that names it', () => {
    const labels = { 'app.kubernetes.io/name': 'loans' };
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(metadata.labels).toEqual(labels);
    expect(read('base/service.yaml')).toMatchObject({ spec: { selector: labels } });
    expect(read('base/disruption-budget.yaml')).toMatchObject({
      spec: { selector: { matchLabels: labels } },
    });
  });

  it('has limits, and a memory limit above the bodies that it keeps in memory', () => {
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: '512Mi' },
    });
    expect(spec.volumes[0]?.emptyDir.sizeLimit).toBe('384Mi');
  });
});
