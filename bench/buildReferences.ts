import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type PluginOption } from 'vite';
import { stepMarkup } from './plain/markup';
import { steps } from './reference/form';

/** A form that pages are measured against. */
export type ReferenceName = 'plain' | 'scripted' | 'stack';

export const referenceNames: readonly ReferenceName[] = ['plain', 'scripted', 'stack'];

const place = import.meta.dirname;
const pluginsOf: Readonly<Record<ReferenceName, () => PluginOption[]>> = {
  plain: () => [firstStepInDocument(stepMarkup)],
  // The same script, which has to make the first step too.
  scripted: () => [firstStepInDocument(() => '')],
  stack: () => [react(), wordsToFetch()],
};

/**
 * Builds a reference into `dist/.bench`.
 *
 * @returns the folder of the build
 */
export async function buildReference(root: string, name: ReferenceName): Promise<string> {
  const outDir = path.join(root, 'dist/.bench', name);
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(place, name === 'scripted' ? 'plain' : name),
    plugins: pluginsOf[name](),
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return outDir;
}

/** Writes the styles and what is made of the first step into the document. */
function firstStepInDocument(made: typeof stepMarkup): Plugin {
  const [first] = steps;
  if (first === undefined) throw new Error('The reference form has no step.');
  return {
    name: 'first-step-in-document',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('%style%', () => readFileSync(path.join(place, 'reference/form.css'), 'utf8'))
          .replace('%first-step%', () => made(first, false)),
    },
  };
}

/** The words as a file of its own, which the application fetches. */
function wordsToFetch(): Plugin {
  return {
    name: 'words-to-fetch',
    generateBundle() {
      const words: unknown = JSON.parse(readFileSync(path.join(place, 'reference/words.json'), 'utf8'));
      this.emitFile({
        type: 'asset',
        fileName: 'locales/es/words.json',
        source: JSON.stringify(words),
      });
    },
  };
}
