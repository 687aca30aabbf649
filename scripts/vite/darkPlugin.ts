import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import type { BuiltPage } from './findPage';

/** When a document is dark. Paper is light. */
const dark = { media: 'screen and (prefers-color-scheme: dark)' };

/**
 * A page in a frame has the colours of the page around it, and custom colours are chosen for the light scheme, so both stay light. The
 * selector outweighs the `:root` of the light values.
 */
const darkRoot = ':root:not([data-framed], [data-light])';

/** Chromium knows `oklch()` from 111 on. An older engine stays light: half of a dark page is black on black. */
const knownColors = '@supports (color:oklch(0% 0 0))';

/** The dark values of a brand as one small style sheet, or null if the brand has none. */
export function readDarkStyles(root: string, brandFolder: string): string | null {
  const own = path.join(brandFolder, 'dark.css');
  if (!existsSync(own)) return null;
  const rules = [path.join(root, 'src/ui/dark.css'), own].map((file) => readFileSync(file, 'utf8'));
  const code = `${knownColors}{${rules.join('').replaceAll(':root', darkRoot)}}`;
  // Without targets the compiler writes no values for older engines.
  return transform({ filename: 'dark.css', code: Buffer.from(code), minify: true }).code.toString();
}

interface DarkOptions {
  readonly root: string;
  readonly built: Pick<BuiltPage, 'brandFolder'>;
  readonly basePath: string;
  readonly assetsPath: string;
}

/**
 * Adds the dark values of the page's brand as a style sheet of their own. Where the scheme is dark, the browser waits for it before it
 * paints. Elsewhere it neither blocks nor weighs the document.
 */
export function darkPlugin({ root, built, basePath, assetsPath }: DarkOptions): Plugin {
  const styles = readDarkStyles(root, built.brandFolder);
  if (styles === null) return { name: 'dark' };
  // Its name changes with its content.
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
  const fileName = `${assetsPath}/dark-${hash}.css`;
  const href = `${basePath}/${fileName}`;
  const [, color = ''] = /--color-background:([^;]+);/.exec(styles) ?? [];
  return {
    name: 'dark',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: styles });
    },
    transformIndexHtml: {
      // After the light values, which the first screen's plugin writes into the document.
      order: 'post',
      handler: (_html, { bundle }) => [
        // A browser takes the first colour that matches.
        { tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' }, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'theme-color', ...dark, content: color }, injectTo: 'head-prepend' },
        bundle === undefined
          ? { tag: 'style', attrs: dark, children: styles, injectTo: 'head' }
          : { tag: 'link', attrs: { rel: 'stylesheet', ...dark, href }, injectTo: 'head' },
      ],
    },
  };
}
