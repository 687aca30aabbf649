import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../shared/runInParallel';
import { listFilesWithSkippedTests, type TestResult } from './reports';

/** What a file says that gives some of its tests the tag `rest`: the tag itself, or a function of `src/testing/contrasting.ts`. */
const tagged = /'rest'|\bfor(?:Country|Language)\(/;

/** The files of unit tests that may have tests for the rest. */
export function listFilesOfRest(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => tagged.test(readFileSync(path.join(root, file), 'utf8')));
}

/** Files with tests that `npm test` left out and that the rest would not run, as failures. */
export function findForgottenFiles(report: string, files: readonly string[]): readonly TestResult[] {
  const inRest = listFilesOfRest(files);
  return listFilesWithSkippedTests(report)
    .filter((file) => !inRest.includes(file))
    .map((file) => ({
      name: file,
      seconds: 0,
      failure: 'It has tests that neither npm test nor npm run test:rest runs.',
    }));
}
