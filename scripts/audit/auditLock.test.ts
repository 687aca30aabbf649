import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, describe, it } from 'vitest';
import {
  advisoryList,
  auditLock,
  auditPolicy,
  isAllowedLicence,
  isInRange,
  lockFile,
  readNpmAudit,
} from './auditLock';
import { listToolFolders } from './toolFolders';

const policy = {
  licences: ['MIT', 'Apache-2.0'],
  toolLicences: ['MPL-2.0'],
  buildTools: ['bundler'],
  namedLicences: { unnamed: 'MIT' },
  unneededInstallScripts: ['core'],
};
const advisory = {
  package: 'a',
  range: '<1.2.0',
  severity: 'low' as const,
  title: 'Leaks',
  url: 'https://advisories.test/1',
};

/** What `npm audit --json` prints for a package with one advisory and one that depends on it (npm 10, report version 2). */
const sampleReport = {
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: {
      name: 'minimist',
      severity: 'critical',
      isDirect: false,
      via: [
        {
          source: 1097678,
          name: 'minimist',
          dependency: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
          severity: 'critical',
          cwe: ['CWE-1321'],
          cvss: { score: 9.8, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
          range: '>=1.0.0 <1.2.6',
        },
      ],
      effects: ['mkdirp'],
      range: '1.0.0 - 1.2.5',
      nodes: ['node_modules/minimist'],
      fixAvailable: true,
    },
    mkdirp: {
      name: 'mkdirp',
      severity: 'critical',
      isDirect: true,
      via: ['minimist'],
      effects: [],
      range: '0.4.1 - 0.5.1',
      nodes: ['node_modules/mkdirp'],
      fixAvailable: true,
    },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 2, total: 2 },
    dependencies: { prod: 3, dev: 0, optional: 0, peer: 0, peerOptional: 0, total: 2 },
  },
} as const;

describe('isInRange', () => {
  it.each([
    ['1.1.9', '<1.2.0', true],
    ['1.2.0', '<1.2.0', false],
    ['1.2.0', '>= 1.0.0 < 1.3.0', true],
    ['2.0.0', '<1.0.0 || =2.0.0', true],
    ['1.2.0-beta.2', '<1.2.0', true],
    ['0.0.1', '*', true],
  ])('%s in %s: %s', (version, range, isIn) => {
    expect(isInRange(version, range)).toBe(isIn);
  });

  it.each([
    ['latest', '<1.0.0'],
    ['1.0.0', 'unknown'],
  ])('throws for %s in "%s" rather than pass it over', (version, range) => {
    expect(() => isInRange(version, range)).toThrow('Invalid');
  });
});

describe('isAllowedLicence', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(Apache-2.0 AND MIT)', true],
    ['Apache-2.0 AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['none', false],
    ['mit', false],
  ])('%s: %s', (expression, isAllowed) => {
    expect(isAllowedLicence(expression, policy.licences)).toBe(isAllowed);
  });
});

describe('auditLock', () => {
  const mit = { version: '1.1.0', license: 'MIT' };
  it.each([
    ['the project itself', '', {}, []],
    ['a package', 'node_modules/b', mit, []],
    ['a link', 'node_modules/b', { link: true }, []],
    ['no version', 'node_modules/b', { license: 'MIT' }, ['has no version']],
    ['a licence of tools', 'node_modules/b', { ...mit, license: 'MPL-2.0' }, ['b 1.1.0 has a licence']],
    ['a licence of tools in a tool', 'node_modules/b', { ...mit, license: 'MPL-2.0', dev: true }, []],
    ['a licence of tools in a build tool', 'node_modules/bundler', { ...mit, license: 'MPL-2.0' }, []],
    ['no licence', 'node_modules/b', { version: '1.1.0' }, ['not allowed: none']],
    ['a licence named by the policy', 'node_modules/unnamed', { version: '1.1.0' }, []],
    ['an install script', 'node_modules/b', { ...mit, hasInstallScript: true }, ['has an install script']],
    ['one that is not needed', 'node_modules/core', { ...mit, hasInstallScript: true }, []],
    ['an advisory', 'node_modules/a', mit, ['a 1.1.0 is low: Leaks']],
    ['a nested advisory', 'node_modules/@x/b/node_modules/a', mit, ['a 1.1.0 is low']],
    ['a scoped package of that name', 'node_modules/@x/a', mit, []],
    ['a mended version', 'node_modules/a', { ...mit, version: '1.2.0' }, []],
    ['a low advisory of a tool', 'node_modules/a', { ...mit, dev: true }, []],
  ])('%s', (_what, path, entry, reasons) => {
    const found = auditLock({ packages: { [path]: entry } }, policy, {
      refreshedOn: null,
      advisories: [advisory],
    });
    expect(found).toEqual(reasons.map((reason): unknown => expect.stringContaining(reason)));
  });

  it('refuses a tool with a high advisory', { tags: ['S27', 'H27'] }, () => {
    const list = { refreshedOn: null, advisories: [{ ...advisory, severity: 'high' as const }] };
    expect(auditLock({ packages: { 'node_modules/a': { ...mit, dev: true } } }, policy, list)).toHaveLength(
      1,
    );
  });
});

describe('the lock files of the project', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.resolve(import.meta.dirname, file), 'utf8'));
  const lock = lockFile.parse(read('../../package-lock.json'));
  const projectPolicy = auditPolicy.parse(read('policy.json'));

  const tools = listToolFolders(path.resolve(import.meta.dirname, '../..'));

  it.each(['.', ...tools])('%s has nothing that is not accepted', { tags: ['S27'] }, (folder) => {
    const own = lockFile.parse(read(`../../${folder}/package-lock.json`));
    expect(auditLock(own, projectPolicy, advisoryList.parse(read('advisories.json')))).toEqual([]);
  });

  it.each(tools)('%s has only packages for development', (folder) => {
    const { packages } = lockFile.parse(read(`../../${folder}/package-lock.json`));
    const shipped = Object.entries(packages).filter(([place, entry]) => place !== '' && entry.dev !== true);
    expect(shipped.map(([place]) => place)).toEqual([]);
  });

  it('has each build tool among the dependencies', () => {
    expect(Object.keys(lock.packages['']?.dependencies ?? {})).toEqual(
      expect.arrayContaining(projectPolicy.buildTools),
    );
  });

  it.each([
    ['react', 'moderate'],
    ['scheduler', 'critical'],
    ['vite', 'high'],
  ] as const)(
    'is refused as soon as a registry knows an advisory of %s that is %s',
    { tags: ['S27', 'H27'] },
    (name, severity) => {
      const report = {
        ...sampleReport,
        vulnerabilities: {
          [name]: {
            ...sampleReport.vulnerabilities.minimist,
            name,
            severity,
            via: [{ ...sampleReport.vulnerabilities.minimist.via[0], name, severity, range: '<99.0.0' }],
          },
        },
      };
      const found = auditLock(lock, projectPolicy, readNpmAudit([report], '2026-11-24'));
      expect(found).toEqual([
        expect.stringMatching(new RegExp(`^${name} [\\d.]+.* is ${severity}: Prototype`)),
      ]);
    },
  );
});

describe('readNpmAudit', () => {
  const { package: name, ...rest } = advisory;

  it('takes each advisory once and follows no names of other packages', () => {
    const output = {
      vulnerabilities: { a: { via: [{ name, ...rest, source: 1 }] }, b: { via: ['a', { name, ...rest }] } },
    };
    expect(readNpmAudit([output], '2026-11-23')).toEqual({
      refreshedOn: '2026-11-23',
      advisories: [advisory],
    });
  });

  it('reads the reports of a registry, and what two of them name once', { tags: ['S27'] }, () => {
    expect(readNpmAudit([sampleReport, sampleReport], '2026-11-23').advisories).toEqual([
      {
        package: 'minimist',
        range: '>=1.0.0 <1.2.6',
        severity: 'critical',
        title: 'Prototype Pollution in minimist',
        url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
      },
    ]);
  });

  it('throws for the error of a registry without advisories', { tags: ['S27', 'H27'] }, () => {
    const answer = {
      message: '405 Method Not Allowed - POST https://registry.test/-/npm/v1/security/advisories/bulk',
      method: 'POST',
      uri: 'https://registry.test/-/npm/v1/security/advisories/bulk',
      headers: { allow: ['GET,HEAD'] },
      statusCode: 405,
      body: '',
      error: { summary: '', detail: '' },
    };
    expect(() => readNpmAudit([answer], '2026-11-23')).toThrow();
  });
});
