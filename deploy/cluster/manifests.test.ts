import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { healthPath, maxBodyMegabytes } from '../addresses';

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

  it.each(['staging', 'production'])('%s has an image and a namespace of its own', (name) => {
    expect(read(`${name}/kustomization.yaml`)).toMatchObject({
      namespace: `loans-${name}`,
      bases: ['../base'],
      images: [{ name: 'loans', newName: expect.stringMatching(new RegExp(`-${name}$`)) }],
    });
    expect(read(`${name}/namespace.yaml`)).toMatchObject({
      kind: 'Namespace',
      metadata: { name: `loans-${name}` },
    });
  });

  it.each(['staging', 'production'])('%s has no image that a second apply would leave as it is', (name) => {
    expect(read(`${name}/kustomization.yaml`)).toMatchObject({ images: [{ newTag: 'unset' }] });
    const docs = readFileSync(path.join(folder, '../../docs/hosting.md'), 'utf8');
    expect(docs).toContain('sed -i "s/newTag: .*/newTag: $1/" deploy/cluster/production/kustomization.yaml');
  });
});

/** `kubectl kustomize` as an operator has it, of an overlay with a version. Null where there is no kubectl. */
function buildOverlay(name: string, version: string): readonly Manifest[] | null {
  const copy = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const file = path.join(copy, name, 'kustomization.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/newTag: .*/, `newTag: ${version}`));
    const { status, stdout, stderr, error } = spawnSync('kubectl', ['kustomize', path.join(copy, name)], {
      encoding: 'utf8',
    });
    if (error !== undefined) return null;
    if (status !== 0) throw new Error(stderr);
    return parseAllDocuments(stdout).map((document): Manifest => document.toJS());
  } finally {
    rmSync(copy, { recursive: true });
  }
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: unknown;
}

const versions = ['1111111111-20261101T100000Z', '2222222222-20261102T100000Z'] as const;
const hasKubectl = spawnSync('kubectl', ['version', '--client']).error === undefined;

describe.skipIf(!hasKubectl)('what kubectl makes of an overlay', { tags: ['rest'] }, () => {
  it.each(['staging', 'production'])('%s is whole, all of it in its namespace', (name) => {
    const manifests = buildOverlay(name, versions[0]) ?? [];
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Namespace',
      'PodDisruptionBudget',
      'Service',
    ]);
    for (const { kind, metadata } of manifests)
      expect(kind === 'Namespace' ? metadata.name : metadata.namespace).toBe(`loans-${name}`);
  });

  it('a second version changes the image, and nothing else', () => {
    const [first, second] = versions.map((version) => JSON.stringify(buildOverlay('production', version)));
    expect(first).toContain(`"image":"registry.example/loans-production:${versions[0]}"`);
    expect(second).toBe(first?.replaceAll(versions[0], versions[1]));
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

  it('has a core for each worker of the image', () => {
    const docs = readFileSync(path.join(folder, '../../docs/hosting.md'), 'utf8');
    const [, workers] = /--served-at \/srv\/loans .*--workers (\d+)/.exec(docs) ?? [];
    expect(container.resources).toMatchObject({ requests: { cpu: workers } });
  });

  it('has memory for thirty calls with the largest body, and for nginx beside them', () => {
    const bodies = Number(/^(\d+)Mi$/.exec(spec.volumes[0]?.emptyDir.sizeLimit ?? '')?.[1]);
    expect(bodies).toBeGreaterThanOrEqual(30 * maxBodyMegabytes);
    expect(container.resources).toMatchObject({ limits: { memory: '1Gi' } });
    expect(1024 - bodies).toBeGreaterThanOrEqual(256);
  });
});
