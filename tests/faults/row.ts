/** The two pages that differ in flow, country and brand. */
export const contrastingPages = ['ondara-es', 'pravelo-pl'] as const;

/** Where a row must be shown: on a dynamic and a classic page, or by a rule that knows no page. */
export type Scope = 'both pages' | 'rule';

/** A test that shows a row. */
export interface Proof {
  readonly runner: 'unit' | 'browser' | 'command';
  /** The path from the root of the project. */
  readonly file: string;
  /** A part of the title, as it stands in the file. All tests with it must pass. Of a command its name. */
  readonly title: string;
  /** The pages that it runs on. A unit test of a rule has none. */
  readonly pages: readonly string[];
  /** The Playwright projects. Empty for another test. */
  readonly projects: readonly string[];
}

/** A fault, an attack or a requirement, and the tests that show what holds. */
export interface FaultRow {
  readonly id: string;
  readonly fault: string;
  readonly holds: string;
  readonly scope: Scope;
  readonly proofs: readonly Proof[];
  /** What no test shows yet. The row does not count as held. */
  readonly missing?: string;
}

/** A unit test. Name the pages that it opens if it opens any; a test of several pages has each in its title. */
export function unit(file: string, title: string, ...pages: readonly string[]): Proof {
  return { runner: 'unit', file, title, pages, projects: [] };
}

/** A command of `package.json` that checks every build and fails if one is wrong. */
export function command(name: string): Proof {
  return { runner: 'command', file: 'package.json', title: name, pages: [], projects: [] };
}

/** A browser test below `e2e` that runs on both pages. */
export function browser(file: string, title: string): Proof {
  const pages = contrastingPages;
  return { runner: 'browser', file: `e2e/${file}`, title, pages, projects: pages };
}

/** A browser test below `e2e` on the builds that a page of another site may embed. */
export function framed(file: string, title: string): Proof {
  const projects = contrastingPages.map((page) => `${page}-framed`);
  return { ...browser(file, title), projects };
}

/** A browser test below `e2e` on the builds with every third-party platform. */
export function tracked(file: string, title: string): Proof {
  const projects = contrastingPages.map((page) => `${page}-tracked`);
  return { ...browser(file, title), projects };
}

/** A browser test below `e2e` on the builds with a captcha. */
export function guarded(file: string, title: string): Proof {
  const projects = contrastingPages.map((page) => `${page}-captcha`);
  return { ...browser(file, title), projects };
}

/** A browser test below `e2e` of a page that embeds both pages, and names them in its title or its table. */
export function embedded(file: string, title: string): Proof {
  return { ...browser(file, title), projects: ['embedding'] };
}

/** A browser test below `e2e` that serves the builds of both pages itself, and names the page in its title. */
export function served(file: string, title: string): Proof {
  return { ...browser(file, title), projects: ['web servers'] };
}
