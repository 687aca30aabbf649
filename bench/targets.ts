import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Connect } from 'vite';
import type { Answers } from '../e2e/fixtures/answer';
import { answersOn } from '../e2e/fixtures/answers';
import { wordsOf } from '../e2e/fixtures/words';
import { listening } from '../scripts/serve/listening';
import { serveBuild } from '../scripts/serve/serveBuild';
import { addressOf, servedPages, servedVariants, type ServedPage } from '../scripts/serve/servedPages';
import { staticBuild } from '../scripts/serve/staticBuild';
import { buildReference, referenceNames, type ReferenceName } from './buildReferences';
import type { Preparation } from './measure/phone';
import { meetings, meetingThirdParties, sayYes } from './thirdParties/meeting';
import { serveThirdParties } from './thirdParties/serve';

/** A form that is measured. */
export interface Target {
  readonly name: string;
  readonly address: string;
  /** What a new applicant answers; their application is checked without end. */
  readonly answers: () => Answers;
  /** Where a step of so many lines is shown with the form of the target; the references have none. */
  readonly linesAddress?: (lines: number) => string;
  /** From the screen after the form to an empty form, without leaving the document. */
  readonly beginAgain: (page: Page) => Promise<void>;
  /** What its tabs are prepared with; without it they are simply opened. */
  readonly preparation?: Preparation;
  /** Throws where what it is measured for did not happen. */
  readonly checkMeasured?: () => void;
}

/** The first port where the environment names none: beside those of the browser tests. */
const usualPort = 4401;
/** Whose answers the references take: their questions are named as this page's are. */
const answeredAs = 'ondara-es';

/**
 * Serves pages that are built and, after them, both references, which it builds first. Each has an origin of its own; the ports
 * follow each other from PORT on.
 *
 * @param pages names of pages
 * @throws when a page is not built
 */
export async function serveTargets(root: string, pages: readonly string[]): Promise<readonly Target[]> {
  const firstPort = Number(process.env['PORT'] ?? usualPort);
  const served = servedPages(root).filter(({ name }) => pages.includes(name));
  const targets: Target[] = [];
  for (const page of served) {
    targets.push(await pageTarget({ ...page, port: firstPort + targets.length }));
  }
  for (const name of referenceNames) {
    targets.push(await referenceTarget(root, name, firstPort + targets.length));
  }
  return targets;
}

/** Hosts that hear of every visit to which a recording and analytics were permitted. */
const hearers = ['r.logr-in.com', 'eu.i.posthog.com'];

/**
 * Serves a page that is built, and after it the same page with third parties, once for each way in which it may meet them.
 *
 * @param name of a page
 * @throws when one of the two is not built, or the page is built with no keys of third parties
 */
export async function serveThirdPartyTargets(
  root: string,
  name: string,
  browser: Browser,
): Promise<readonly Target[]> {
  const port = Number(process.env['PORT'] ?? usualPort);
  const page = servedPages(root).find((each) => each.name === name);
  const variant = servedVariants(root).find(
    ({ product, country }) => product === page?.product && country === page.country,
  );
  if (page === undefined || variant === undefined)
    throw new Error(`${name} is built with no keys of third parties: scripts/serve/variants.ts.`);
  const { linesAddress: _alone, ...bare } = await pageTarget({ ...page, port });
  const { linesAddress: _tracked, ...tracked } = await pageTarget({ ...variant, port: port + 1 });
  const standIns = await serveThirdParties(port + 2);
  const choice = await sayYes(browser, tracked.address);
  const met = meetings.map((meeting): Target => {
    const target = { ...tracked, name: meeting, preparation: meetingThirdParties(meeting, choice, standIns) };
    if (meeting !== 'permitted') return target;
    return { ...target, checkMeasured: () => hearers.forEach(checkHeard) };
  });
  const checkHeard = (host: string) => {
    if (standIns.sentTo(host) === 0)
      throw new Error(`${host} has heard nothing: what is measured does not run.`);
  };
  return [bare, ...met];
}

async function pageTarget(page: ServedPage): Promise<Target> {
  if (!existsSync(path.join(page.folder, 'index.html')))
    throw new Error(`${page.name} is not built: run npm run build:all first.`);
  await serveBuild(page, '');
  const ownName = `${page.product}-${page.country}`;
  const words = wordsOf(ownName);
  return {
    name: page.name,
    address: addressOf(page),
    answers: () => applicant(ownName),
    linesAddress: (lines) => `${addressOf(page)}gallery/index.html?entry=sheet:lines-${lines}&alone`,
    beginAgain: async (tab) => {
      await tab.getByRole('button', { name: words('commonˆfooter>delete') }).click();
      await tab
        .getByRole('dialog')
        .getByRole('button', { name: words('commonˆfooter>delete_confirm') })
        .click();
    },
  };
}

async function referenceTarget(root: string, name: ReferenceName, port: number): Promise<Target> {
  const folder = await buildReference(root, name);
  await listening([takesLeads, staticBuild({ folder, basePath: '', assetsPath: 'assets' })], port);
  return {
    name,
    address: `http://127.0.0.1:${port}/`,
    answers: () => applicant(answeredAs),
    beginAgain: (tab) => tab.locator('[data-again]').click(),
  };
}

/** An applicant nobody else is. */
function applicant(page: string): Answers {
  return { ...answersOn(page), email: `ana-${crypto.randomUUID().slice(0, 8)}+never@example.com` };
}

/** What the references send is taken without a word. */
const takesLeads: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method === 'POST') response.writeHead(204).end();
  else next();
};
