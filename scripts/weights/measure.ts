import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFilesForChunks, readInlineScripts, type BuildManifest } from './buildManifest';
import type { Weights } from './limits';

/** The late chunks that submitting the first step needs (`scripts/vite/chunks.ts`), with their static imports. */
const chunksForLeaving = ['form'];

/** A build to weigh. */
export interface WeighedBuild {
  /** The folder that is served. */
  readonly folder: string;
  readonly manifestPath: string;
}

/**
 * Measures a build, in bytes (brotli). The build renders the first step, so typing needs only the inline scripts.
 *
 * @throws when the build is not whole
 */
export function measureBuild({ folder, manifestPath }: WeighedBuild): Weights {
  const manifest: BuildManifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const inline = readInlineScripts(html);
  const read = (names: readonly string[]) =>
    names.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const forLeaving = read(listFilesForChunks(manifest, chunksForLeaving));
  // The inline scripts are compressed together, as the parts of a document are.
  const inDocument = compressedSize([inline.join('\n')]);
  return {
    'script for typing': inDocument,
    document: compressedSize([html]),
    'script for leaving': inDocument + compressedSize(forLeaving),
  };
}

/** Brotli bytes, compressing each file separately as on the wire. */
function compressedSize(contents: readonly string[]): number {
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}
