import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type PluginOption } from 'vite';
import { compressTexts } from '../../scripts/vite/compressTexts';
import { renderStep } from './plain/markup';
import { referenceFormSteps } from './reference/form';

/** A form with which pages are compared. */
export type ReferenceName = 'plain' | 'scripted' | 'stack';

export const referenceNames: readonly ReferenceName[] = ['plain', 'scripted', 'stack'];

const folder = import.meta.dirname;
const pluginsByReference: Readonly<Record<ReferenceName, () => PluginOption[]>> = {
  plain: () => [inlineFirstStep(renderStep)],
  // The same script, which also renders the first step.
  scripted: () => [inlineFirstStep(() => '')],
  stack: () => [react(), emitTexts()],
};

/**
 * Builds a reference form into `dist/.bench`.
 *
 * @returns the folder of the build
 */
export async function buildReference(root: string, name: ReferenceName): Promise<string> {
  const outDir = path.join(root, 'dist/.bench', name);
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(folder, name === 'scripted' ? 'plain' : name),
    plugins: pluginsByReference[name](),
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  await compressTexts(outDir);
  return outDir;
}

/** Writes the styles and the rendered first step into the document. */
function inlineFirstStep(made: typeof renderStep): Plugin {
  const [first] = referenceFormSteps;
  if (first === undefined) throw new Error('The reference form has no step.');
  return {
    name: 'first-step-in-document',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('%style%', () => readFileSync(path.join(folder, 'reference/form.css'), 'utf8'))
          .replace('%first-step%', () => made(first, false)),
    },
  };
}

/** Emits the texts as a separate file, which the form loads. */
function emitTexts(): Plugin {
  return {
    name: 'emit-texts',
    generateBundle() {
      const texts: unknown = JSON.parse(readFileSync(path.join(folder, 'reference/texts.json'), 'utf8'));
      this.emitFile({
        type: 'asset',
        fileName: 'locales/es/texts.json',
        source: JSON.stringify(texts),
      });
    },
  };
}
