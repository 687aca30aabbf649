import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataPointNames } from '../../src/domain/catalogue/dataPoints';
import { messageCodes } from '../../src/domain/catalogue/messages';
import { questionStates } from '../../src/domain/journey/states/questionStates';
import { listTestedBuilds, prepareTestedBuilds } from '../builds/testedBuilds';
import { findSecrets } from './buildSecrets';
import { findDrawer } from './drawerInBuild';
import { findMissingBuiltIns } from './missingBuiltIns';
import { root } from '../shared/runInParallel';
import { listServedPages, listServedVariants, type ServedPage } from '../serve/servedPages';
import { listFiles } from '../vite/compressTexts';
import { galleryFolder } from '../vite/galleryPlugin';
import { findPage, listDataPointNames, listPages, type BuiltPage } from '../vite/findPage';
import { qaFolder } from '../vite/qaPlugin';
import { readInlineScripts } from '../weights/buildManifest';

/**
 * npm run check:build: checks what the modules of a build (`vite/ownModulesPlugin.ts`) do not show: that no file names another brand or a
 * data point that the page does not ask, is a locale that it does not offer, a source map, the manifest or the worker of the reference back
 * end, or has a secret; that no script calls what engines of the floor lack; and that the QA drawer is in the build for staging alone.
 * Prints each violation with its file.
 */

const secretValues = { 'the folder of the project': root };
/** What QA alone opens. It contains everything, and has its own folder next to the page. */
const qaFolders = [galleryFolder, qaFolder];
/** Names that every build contains: those in the rules for soft notices, and message codes that equal a question's name. */
const allowedNames: readonly string[] = [
  'personal_code',
  'form_birthday',
  'tax_identification_number',
  'province_of_birth',
  ...messageCodes,
  // The table of states names the questions of each state in all countries.
  ...questionStates.flatMap(({ asks }) => asks),
];

await prepareTestedBuilds(
  root,
  (await listTestedBuilds(root)).map(({ name }) => name),
);
const pages = await Promise.all(
  listPages(root).map(({ product, country }) => findPage(root, product, country)),
);
const brands = new Set(pages.flatMap(({ page }) => [page.brand.name, page.brand.folder]));
const violations: string[] = [];
/** Many builds have the same file. */
const checkedScripts = new Set<string>();
for (const served of listServedPages(root)) await checkPage(served);
for (const served of [...listServedPages(root), ...listServedVariants(root)]) checkScripts(served);
if (violations.length > 0) {
  process.stderr.write(`A build contains what it must not:\n  ${violations.join('\n  ')}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${pages.length} builds contain only their own page\n`);

/** The files of a build that an applicant may load, with their contents. */
function readFiles(folder: string): readonly { readonly file: string; readonly content: string }[] {
  return listFiles(folder)
    .filter((file) => !/\.(?:br|gz)$/.test(file) && !qaFolders.includes(file.split('/')[0] ?? ''))
    .map((file) => ({
      file,
      content: /\.(?:js|css|html|json|svg)$/.test(file) ? readFileSync(path.join(folder, file), 'utf8') : '',
    }));
}

/** Data points that the page does not ask, without common words. */
function listForeignDataPoints(built: BuiltPage): readonly RegExp[] {
  const asked = listDataPointNames(built);
  return dataPointNames
    .filter((name) => name.includes('_') && !asked.has(name) && !allowedNames.includes(name))
    .map((name) => new RegExp(`\\b${name}\\b`));
}

async function checkPage({ name, product, country, folder }: ServedPage): Promise<void> {
  const built = await findPage(root, product, country);
  const { brand, languages } = built.page;
  const foreign = [
    ...listForeignDataPoints(built),
    ...[...brands]
      .filter((other) => other !== brand.name && other !== brand.folder)
      .map((other) => new RegExp(`(?<![a-z])${other}(?![a-z])`, 'i')),
    /mockServiceWorker|partner-sandbox/,
  ];
  for (const { file, content } of readFiles(folder)) {
    const locale = /^locales\/\w+\/(\w+)/.exec(file)?.[1];
    const found = [
      ...(locale === undefined || languages.some((language) => language === locale)
        ? []
        : ['a locale that the page does not offer']),
      ...(/\.map$|(?:^|\/)manifest\.json$/.test(file) ? ['a file for the project alone'] : []),
      ...findSecrets(content, secretValues),
      ...foreign.flatMap((pattern) => pattern.exec(`${file}\n${content}`) ?? []),
    ];
    for (const what of found) violations.push(`dist/${name}/${file} contains ${what}`);
  }
}

function checkScripts({ name, folder, ...served }: ServedPage & { readonly environment?: string }): void {
  for (const { file, content } of readFiles(folder)) {
    const scripts = file.endsWith('.js')
      ? [content]
      : file.endsWith('.html')
        ? readInlineScripts(content)
        : [];
    for (const script of scripts.filter((one) => !checkedScripts.has(one))) {
      checkedScripts.add(script);
      for (const use of findMissingBuiltIns(script))
        violations.push(`dist/${name}/${file} uses ${use}, which an engine of the floor lacks`);
    }
  }
  const parts = findDrawer(folder);
  // The drawer is its folder and a file that loads it.
  const isWrong = served.environment === 'staging' ? parts.length < 2 : parts.length > 0;
  if (isWrong) violations.push(`dist/${name} has ${parts.join(' and ') || 'nothing'} of the QA drawer`);
}
