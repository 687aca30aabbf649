/** A test that has run. */
export interface TestResult {
  /** The file and the title. */
  readonly name: string;
  readonly seconds: number;
  /** The message of a failed test. */
  readonly failure?: string;
}

/** The first lines of a failure message, indented. */
export function formatFailure(text?: string): string;

/** Reads the tests of Vitest's JSON report. Empty if there is no report. */
export function readUnitTests(report: string): readonly TestResult[];

/** Reads the tests of Playwright's JSON report that were not skipped. Empty if there is no report. */
export function readBrowserTests(report: string): readonly TestResult[];

/** Reads the pictures that differ in a browser that did not take them. They fail no test. Empty if there is no report. */
export function readPictureDifferences(report: string): readonly string[];
