import { Range, SemVer } from 'semver';
import { z } from 'zod';
import { listBuildPackages } from './buildPackages';

const names = z.record(z.string(), z.string()).optional();

/** The part of a `package-lock.json` that is checked. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

const advisory = z.object({
  package: z.string(),
  range: z.string(),
  severity,
  title: z.string(),
  url: z.string(),
});
type Advisory = z.infer<typeof advisory>;

/** `advisories.json`. The date is null as long as no registry has answered. */
export const advisoryList = z.object({
  refreshedOn: z.iso.date().nullable(),
  advisories: z.array(advisory),
});
type AdvisoryList = z.infer<typeof advisoryList>;

/** `policy.json`: what may be installed. */
export const auditPolicy = z.object({
  /** Licences of what ships and of tools. */
  licences: z.array(z.string()),
  /** Licences of tools only, which are not passed on. */
  toolLicences: z.array(z.string()),
  /** Dependencies that build and serve a page, so `npm start` installs them. No page contains them. */
  buildTools: z.array(z.string()),
  /** The licence of packages that do not name it in the lock file, or not as an SPDX expression. */
  namedLicences: z.record(z.string(), z.string()),
  /** Packages with an install script that is not needed. */
  unneededInstallScripts: z.array(z.string()),
});
type AuditPolicy = z.infer<typeof auditPolicy>;

/** What `npm audit --json` prints, as far as it is used. A text in `via` names another package of the same answer. */
const npmAuditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), range: z.string(), severity, title: z.string(), url: z.string() }),
        ]),
      ),
    }),
  ),
});

/** The list that follows from outputs of `npm audit --json`. Throws if the registry did not answer with reports. */
export function readNpmAudit(outputs: readonly unknown[], today: string): AdvisoryList {
  const entries = outputs.flatMap((output) => Object.values(npmAuditReport.parse(output).vulnerabilities));
  const found = new Map<string, Advisory>();
  for (const via of entries.flatMap((entry) => entry.via)) {
    if (typeof via === 'string') continue;
    const { name, ...rest } = via;
    found.set(`${name} ${via.url} ${via.range}`, { package: name, ...rest });
  }
  const advisories = [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return { refreshedOn: today, advisories };
}

/** Whether an SPDX expression without nesting is allowed: one side of `OR`, both of `AND`. */
export function isAllowedLicence(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((name) => allowed.includes(name)));
}

/** Whether an advisory's range has a version. Throws if one of them cannot be read, so that no advisory is passed over. */
export const isInRange = (version: string, range: string): boolean =>
  new Range(range, { includePrerelease: true }).test(new SemVer(version));

function isSevere({ severity: level }: Advisory): boolean {
  return level === 'high' || level === 'critical';
}

/**
 * The reasons why a lock file is not accepted, one line each. Known advisories of any severity count in what ships, those that
 * are high or critical also in tools.
 */
export function auditLock(
  lock: z.infer<typeof lockFile>,
  policy: AuditPolicy,
  { advisories }: AdvisoryList,
): readonly string[] {
  const buildPackages = listBuildPackages(lock.packages, policy.buildTools);
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '' || entry.link === true) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version } = entry;
    if (version === undefined) return [`${name} has no version`];
    const isTool = entry.dev === true || buildPackages.has(path);
    const label = `${name} ${version}${isTool ? ' (a tool)' : ''}`;
    const licence = policy.namedLicences[name] ?? entry.license ?? 'none';
    const allowed = isTool ? [...policy.licences, ...policy.toolLicences] : policy.licences;
    const isUnneeded = isTool || policy.unneededInstallScripts.includes(name);
    return [
      ...(isAllowedLicence(licence, allowed)
        ? []
        : [`${label} has a licence that is not allowed: ${licence}`]),
      ...(entry.hasInstallScript === true && !isUnneeded ? [`${label} has an install script`] : []),
      ...advisories
        .filter((known) => known.package === name && (!isTool || isSevere(known)))
        .filter((known) => isInRange(version, known.range))
        .map((known) => `${label} is ${known.severity}: ${known.title} (${known.url})`),
    ];
  });
}
