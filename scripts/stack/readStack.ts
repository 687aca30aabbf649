import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a built script: the last part of its address, the line and the column, both from 1. */
const place = /(?:https?:\/\/[^\s()]*\/|\b)([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces the places of a stack in built scripts by those in the source. A place without a map stays.
 *
 * @param findMap the source map of a script by its file name, such as `index-abc.js`
 */
export function readStack(stack: string, findMap: (script: string) => SourceMapPayload | undefined): string {
  return stack.replaceAll(place, (whole, script: string, line: string, column: string) => {
    const payload = findMap(script);
    if (payload === undefined) return whole;
    const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return whole;
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
