import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readHostedPage } from '../../deploy/hostedPage';
import { siteOptions } from '../../deploy/hostedPage.fixture';
import { goBack, readLive } from '../../deploy/releaseHistory';
import { publish, type ReleasedPage } from '../../deploy/releases';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { listServedPages } from '../../scripts/serve/servedPages';
import {
  answerStep,
  form,
  readCurrentStep,
  screenAfterFormSelector,
  submit,
  waitUntilStepLeft,
  walkForm,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { send } from './requests';
import { createRuntimeFolder, installServer, serverKinds, startServer } from './webServers';

/** Releases while an applicant is filling in the form, with nginx. */

const root = path.resolve(import.meta.dirname, '../..');
const name = 'ondara-es';
const served = listServedPages(root).find((page) => page.name === name);
const [nginx] = serverKinds;
/** Builds of one page that differ in their code, as releases do. */
const builds = [name, `${name}-framed`, `${name}-tracked`];
const versions = [
  '1111111111-20261101T100000Z',
  '2222222222-20261102T100000Z',
  '3333333333-20261103T100000Z',
];

/** A release from one of the builds. Later releases also have other texts, in which the texts of later screens are missing. */
function prepareRelease(folder: string, index: number, upstream: string): ReleasedPage {
  const source = path.join(root, 'dist', builds[index] ?? '');
  const version = versions[index] ?? '';
  const target = path.join(folder, 'builds', String(index));
  cpSync(source, target, { recursive: true });
  const built = readHostedPage(source);
  const document = path.join(target, 'index.html');
  writeFileSync(document, readFileSync(document, 'utf8').replaceAll(built.version, version));
  removeCopies(document);
  if (index > 0) changeTexts(target, index);
  return {
    ...built,
    name,
    version,
    hosts: [`${name}.localhost`],
    apiUpstream: upstream,
    folder: target,
    mapsFolder: path.join(root, 'dist/.maps', builds[index] ?? ''),
  };
}

/** Gives a release texts of its own, under their own name. Those of the screens after the form are missing. */
function changeTexts(target: string, index: number): void {
  const locales = path.join(target, 'locales');
  const [before = ''] = readdirSync(locales);
  const after = `0000000${index}`;
  renameSync(path.join(locales, before), path.join(locales, after));
  for (const language of readdirSync(path.join(locales, after))) {
    const file = path.join(locales, after, language, 'screens.json');
    writeFileSync(file, '{}');
    removeCopies(file);
  }
  const assets = path.join(target, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  for (const file of scripts.map((script) => path.join(assets, script))) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) continue;
    writeFileSync(file, text.replaceAll(before, after));
    removeCopies(file);
  }
}

/** Removes the compressed copies of a changed file, which have its earlier content. */
function removeCopies(file: string): void {
  for (const extension of ['br', 'gz']) rmSync(`${file}.${extension}`, { force: true });
}

test('two releases while the form is filled in lose nothing, and the next start has the new one', async ({
  page,
  context,
  visitor,
}) => {
  test.slow();
  if (nginx === undefined || served === undefined) throw new Error('There is no nginx or no page.');
  const reason = installServer(nginx);
  test.skip(reason !== null, reason ?? '');
  const folder = createRuntimeFolder();
  const releases = path.join(folder, 'loans');
  const port = await findFreePorts(Number(process.env['PORT']) + 150, 1);
  const host = `${name}.localhost`;
  const address = `http://${host}:${port}${served.basePath}/`;
  const options = { ...siteOptions, port, runtimeFolder: path.join(folder, 'runtime') };
  const publishNext = (index: number) =>
    publish(
      releases,
      [prepareRelease(folder, index, `http://127.0.0.1:${served.port}`)],
      options,
      new Date(Date.UTC(2026, 10, 1 + index)),
    );
  const configuration = path.join(releases, 'current/nginx.conf');
  const expectServed = async (version: string) => {
    expect(readLive(releases)).toBe(version);
    spawnSync('/usr/sbin/nginx', ['-c', configuration, '-s', 'reload']);
    // The old processes end when their connections do.
    await expect
      .poll(async () => String((await send(port, host, { path: `${served.basePath}/` })).body))
      .toContain(`data-version="${version}"`);
  };
  publishNext(0);
  const server = await startServer(nginx, configuration, port);
  try {
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    const answers = visitor.createAnswers('at-once');
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-version', versions[0] ?? '');
    const first = await readCurrentStep(page);
    await answerStep(page, answers);

    publishNext(1);
    await expectServed(versions[1] ?? '');
    await submit(page);
    await waitUntilStepLeft(page, first);
    const second = await readCurrentStep(page);
    await answerStep(page, answers);
    const typed = await readValues(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    expect(await readValues(page)).toEqual(typed);

    publishNext(2);
    await expectServed(versions[2] ?? '');
    await submit(page);
    await waitUntilStepLeft(page, second);
    await walkForm(page, answers);
    await expect(page.locator(screenAfterFormSelector)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-version', versions[0] ?? '');
    await expect(page.locator('html')).toHaveAttribute('data-state', /./);
    // A missing text would be its key.
    expect(await page.locator('body').innerText()).not.toMatch(/\w>\w|ˆ/);
    expect(failures).toEqual([]);

    const next = await context.newPage();
    await next.goto(address);
    await expect(next.locator('html')).toHaveAttribute('data-version', versions[2] ?? '');
    goBack(releases, new Date(Date.UTC(2026, 10, 4)));
    await expectServed(versions[1] ?? '');
    // A connection that was busy during the change may bring one more answer of the process before.
    await expect(async () => {
      await next.goto(address);
      expect(await next.locator('html').getAttribute('data-version')).toBe(versions[1] ?? '');
    }).toPass();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

/** The values of the controls on the screen, without the marks that a language puts into numbers. */
const readValues = (page: Page): Promise<readonly string[]> =>
  form(page)
    .locator('input[name], select[name]')
    .evaluateAll((controls) =>
      controls.map((control) =>
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? `${control.name}=${control.value.replace(/[.,\s]/g, '')}`
          : '',
      ),
    );
