import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The pages that the demo embeds: two brands with one flow each. */
export const demoPages = { ondara: 'ondara-es', pravelo: 'pravelo-pl' } as const;

/** The addresses of the two forms, each with a slash at its end. */
export interface DemoForms {
  readonly ondara: string;
  readonly pravelo: string;
}

interface DemoFile {
  readonly type: string;
  readonly text: string;
}

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  'demo.css': 'text/css; charset=utf-8',
  'demo.js': 'text/javascript; charset=utf-8',
};

/** Reads a file of the demo page by its name below the root of the host. Null for any other name. */
export function readDemoFile(root: string, name: string, { ondara, pravelo }: DemoForms): DemoFile | null {
  const type = types[name];
  if (type === undefined) return null;
  const text = readFileSync(path.join(root, 'embed/demo', name === '' ? 'index.html' : name), 'utf8');
  return { type, text: text.replaceAll('%ONDARA%', ondara).replaceAll('%PRAVELO%', pravelo) };
}

/** A strict content policy of a host: what the loader and the frames need, and no more (docs/embedding.md). */
export function createHostPolicy({ ondara, pravelo }: DemoForms): string {
  const [first, second] = [ondara, pravelo].map((address) => new URL(address).origin);
  return [
    "default-src 'none'",
    `script-src 'self' ${first}`,
    "style-src 'self'",
    `frame-src ${first} ${second}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
