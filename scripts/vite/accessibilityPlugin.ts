import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBrandTokens } from './accessibility/brandTokens';
import { renderStatement } from './accessibility/renderStatement';
import { applyForBrowser } from './apply';
import { readDarkStyles } from './darkPlugin';
import { readStatementTexts } from './localesPlugin';
import type { BuiltPage } from './findPage';
import { serveBelow } from './serveBelow';

interface AccessibilityOptions {
  readonly root: string;
  readonly built: BuiltPage;
  readonly basePath: string;
}

/**
 * Emits and serves the accessibility statement of the page in each of its languages, `accessibility/<language>/`. It is a document of its
 * own without a script, so whoever cannot use the application can read it (decision 62).
 */
export function accessibilityPlugin({ root, built, basePath }: AccessibilityOptions): Plugin {
  const render = () => renderStatements(root, built, basePath);
  return {
    name: 'accessibility',
    apply: applyForBrowser,
    configureServer({ middlewares }) {
      middlewares.use(
        serveBelow(basePath, (name) => {
          const content = render().get(`${name}index.html`);
          return content === undefined ? undefined : { headers: { 'Content-Type': 'text/html' }, content };
        }),
      );
    },
    generateBundle() {
      for (const [fileName, source] of render()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The statements of a page, by file name. */
function renderStatements(root: string, built: BuiltPage, basePath: string): ReadonlyMap<string, string> {
  const { page, brandFolder } = built;
  const styles = [
    readBrandTokens(brandFolder),
    readFileSync(path.join(root, 'scripts/vite/accessibility/statement.css'), 'utf8'),
    `@media screen and (prefers-color-scheme: dark) { ${readDarkStyles(root, brandFolder) ?? ''} }`,
  ].join('\n');
  return new Map(
    page.languages.map((language) => {
      const texts = readStatementTexts(root, language);
      const html = renderStatement({ page, language, texts, styles, applicationPath: `${basePath}/` });
      return [`accessibility/${language}/index.html`, html];
    }),
  );
}
