import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypes } from '../../deploy/addresses';

/** The files of a folder by their paths below it, with slashes. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/**
 * Adds a brotli and a gzip copy of each text of a build. They are as small as possible, because they are made once.
 *
 * @param leftOut folders without copies
 */
export async function compressTexts(folder: string, leftOut: readonly string[] = []): Promise<void> {
  const texts = listFiles(folder).filter(
    (file) =>
      contentTypes[path.extname(file).slice(1)]?.isText === true &&
      !leftOut.some((own) => file.startsWith(`${own}/`)),
  );
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
