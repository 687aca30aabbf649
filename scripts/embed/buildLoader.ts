import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'vite';
import { listChunks } from '../vite/inlineScripts';

/** The limit of the loader in bytes (brotli). */
export const maxLoaderBytes = 3_000;

/** Builds the loader as one script, which runs as a module and as a classic script. */
export async function buildLoader(root: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      // A stored version keeps its bytes. What the floor lacks is looked for in it as in every built file.
      target: 'es2022',
      lib: { entry: path.join(root, 'embed/loader.ts'), formats: ['iife'], name: 'loader' },
    },
  });
  const [chunk] = listChunks(output);
  if (chunk === undefined) throw new Error('The loader was not built.');
  return chunk.code;
}

/** The value of the `integrity` attribute of a script. */
export function getIntegrity(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
