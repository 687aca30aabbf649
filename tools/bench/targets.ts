import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Connect } from 'vite';
import type { ApplicantAnswers } from '../../e2e/fixtures/answer';
import { getApplicantAnswers } from '../../e2e/fixtures/answers';
import { createPageTextLookup } from '../../e2e/fixtures/texts';
import { assertNoDrawer } from '../../scripts/checkBuild/drawerInBuild';
import { startServer } from '../../scripts/serve/startServer';
import { serveBuild } from '../../scripts/serve/serveBuild';
import {
  getPageUrl,
  listServedPages,
  listServedVariants,
  type ServedPage,
} from '../../scripts/serve/servedPages';
import { serveThroughNginx } from '../../scripts/serve/serveThroughNginx';
import type { HostedPage } from '../../deploy/hostedPage';
import { createStaticHandler } from '../../scripts/serve/staticHandler';
import { buildReference, referenceNames, type ReferenceName } from './buildReferences';
import type { TabPreparation } from './measure/phone';
import { thirdPartyConditions, prepareThirdParties, giveConsent } from './thirdParties/conditions';
import { servePlatformStubs } from './thirdParties/serve';

/** A form to measure. */
export interface BenchTarget {
  readonly name: string;
  readonly address: string;
  /** The answers of a new applicant, whose application stays in checking. */
  readonly answers: () => ApplicantAnswers;
  /** The address of a step with this number of text inputs. The references have none. */
  readonly longStepAddress?: (lines: number) => string;
  /** Starts a new application from the screen after the form, without a page load. */
  readonly restart: (page: Page) => Promise<void>;
  /** The preparation of its tabs, if any. */
  readonly preparation?: TabPreparation;
  /** Throws if the measured behaviour did not happen. */
  readonly assertMeasured?: () => void;
}

/** The default first port. It differs from the ports of the browser tests. */
const defaultPort = 4401;
/** The page whose answers fit the references, which have the same control names. */
const referenceAnswersPage = 'ondara-es';

/**
 * Serves built pages and the references, which it builds first. Each has its own origin, on consecutive ports from `PORT`.
 *
 * @param pages names of pages
 * @param throughNginx whether each page is a second target, through nginx
 * @throws when a page is not built, or its build contains the QA drawer
 */
export async function serveTargets(
  root: string,
  pages: readonly string[],
  throughNginx = false,
): Promise<readonly BenchTarget[]> {
  const firstPort = Number(process.env['PORT'] ?? defaultPort);
  const served = listServedPages(root).filter(({ name }) => pages.includes(name));
  const targets: BenchTarget[] = [];
  const pagesWithPort = served.map((page, index) => ({ ...page, port: firstPort + index }));
  for (const page of pagesWithPort) targets.push(await createPageTarget(page));
  if (throughNginx) targets.push(...(await serveNginxTargets(pagesWithPort, targets, firstPort + 100)));
  for (const name of referenceNames) {
    targets.push(await createReferenceTarget(root, name, firstPort + targets.length));
  }
  return targets;
}

/** The same pages through nginx, without the gallery's long step, which only the project's own server sends. */
async function serveNginxTargets(
  pages: readonly ServedPage[],
  targets: readonly BenchTarget[],
  port: number,
): Promise<readonly BenchTarget[]> {
  const site = await serveThroughNginx(pages, port);
  return targets.flatMap(({ longStepAddress: _own, ...target }, index) => {
    const page = pages[index];
    return page === undefined
      ? []
      : [{ ...target, name: `${target.name} (nginx)`, address: site.getAddress(page) }];
  });
}

/** Hosts that receive data from every visit with consent to recording and analytics. */
const expectedHosts = ['r.logr-in.com', 'eu.i.posthog.com'];

/**
 * Serves a built page without third parties, and its variant with third parties once for each condition.
 *
 * @param name the name of a page
 * @throws when one of the two is not built or contains the QA drawer, or the page has no variant with third parties
 */
export async function serveThirdPartyTargets(
  root: string,
  name: string,
  browser: Browser,
): Promise<readonly BenchTarget[]> {
  const port = Number(process.env['PORT'] ?? defaultPort);
  const page = listServedPages(root).find((each) => each.name === name);
  const variant = listServedVariants(root).find(
    ({ product, country, hasEveryPlatform }) =>
      hasEveryPlatform && product === page?.product && country === page.country,
  );
  if (page === undefined || variant === undefined)
    throw new Error(`${name} has no variant with third parties in scripts/builds/variants.ts.`);
  const { longStepAddress: _alone, ...bare } = await createPageTarget({ ...page, port });
  const { longStepAddress: _tracked, ...tracked } = await createPageTarget({ ...variant, port: port + 1 });
  const standIns = await servePlatformStubs(port + 2);
  const choice = await giveConsent(browser, tracked.address);
  const met = thirdPartyConditions.map((meeting): BenchTarget => {
    const target = { ...tracked, name: meeting, preparation: prepareThirdParties(meeting, choice, standIns) };
    if (meeting !== 'consented') return target;
    return { ...target, assertMeasured: () => expectedHosts.forEach(assertReceived) };
  });
  const assertReceived = (host: string) => {
    if (standIns.countSentTo(host) === 0)
      throw new Error(`${host} has received nothing, so the measured code does not run.`);
  };
  return [bare, ...met];
}

/**
 * Serves a built page.
 *
 * @throws when the page is not built, or its build contains the QA drawer
 */
export async function createPageTarget(page: ServedPage): Promise<BenchTarget> {
  if (!existsSync(path.join(page.folder, 'index.html')))
    throw new Error(`${page.name} is not built. Run npm run build:all first.`);
  assertNoDrawer(page);
  await serveBuild(page, '');
  const ownName = `${page.product}-${page.country}`;
  const text = createPageTextLookup(ownName);
  return {
    name: page.name,
    address: getPageUrl(page),
    answers: () => createApplicant(ownName),
    longStepAddress: (lines) => `${getPageUrl(page)}gallery/index.html?entry=sheet:lines-${lines}&alone`,
    restart: async (tab) => {
      await tab.getByRole('button', { name: text('commonˆfooter>delete') }).click();
      await tab
        .getByRole('dialog')
        .getByRole('button', { name: text('commonˆfooter>delete_confirm') })
        .click();
    },
  };
}

/** The references have neither a policy nor a server of their own. */
const referencePage: HostedPage = {
  name: 'reference',
  version: '',
  environment: 'development',
  hosts: [],
  basePath: '',
  hashedFolders: ['assets'],
  loggedParts: [],
  fileFolders: ['assets'],
  apiPath: '',
  apiUpstream: '',
  contentPolicy: '',
  permissionsPolicy: '',
  reportUrl: '',
};

async function createReferenceTarget(root: string, name: ReferenceName, port: number): Promise<BenchTarget> {
  const folder = await buildReference(root, name);
  await startServer([acceptLeads, createStaticHandler(folder, referencePage)], port);
  return {
    name,
    address: `http://127.0.0.1:${port}/`,
    answers: () => createApplicant(referenceAnswersPage),
    restart: (tab) => tab.locator('[data-again]').click(),
  };
}

/** The answers of a unique applicant. */
function createApplicant(page: string): ApplicantAnswers {
  return { ...getApplicantAnswers(page), email: `ana-${crypto.randomUUID().slice(0, 8)}+never@example.com` };
}

/** Accepts the requests of the references with an empty response. */
const acceptLeads: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method === 'POST') response.writeHead(204).end();
  else next();
};
