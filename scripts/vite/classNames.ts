import path from 'node:path';
import { listFiles } from './compressTexts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names the classes of a build as briefly as possible, because the document holds each of them several times: a letter for the file and a
 * number for the class. With Vite's own names the document of velmio-vn has 15.2 kB, more than its ten packets (decision 75). The names follow from the sources alone, so the application has the names of the screen that the build renders.
 *
 * @param root the folder of the project
 * @returns the name of a class of a CSS module, for Vite's `generateScopedName`
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const sources = path.join(root, 'src');
  const modules = listFiles(sources)
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const known = new Map<string, string[]>();
  return (name, file) => {
    const index = modules.indexOf(path.relative(sources, file).replaceAll(path.sep, '/'));
    if (index === -1) throw new Error(`${file} is no CSS module below ${sources}.`);
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `${nameModule(index)}${names.indexOf(name)}`;
  };
}

/** A letter, then an underscore for each time that the letters were used up. */
function nameModule(index: number): string {
  return `${letters[index % letters.length]}${'_'.repeat(Math.floor(index / letters.length))}`;
}
