import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { getHeaders, headerRows } from '../../deploy/headers';
import type { SitePage } from '../../deploy/site';
import { readBuiltFile, type RawAnswer, type Row } from './requests';

const decompress: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Expects the answer of a row from any server of a page. */
export function expectAnswer(answer: RawAnswer, row: Row, own: SitePage): void {
  const { status, headers, body } = answer;
  expect(status, `${own.name}: ${row.title}`).toBe(row.status);
  const ofKind = getHeaders(row.kind, own);
  for (const { name } of headerRows) {
    // Whether other origins may call the server is the server's own answer.
    if (row.kind === 'api' && ofKind[name] === undefined) continue;
    expect(headers[name.toLowerCase()], name).toBe(ofKind[name]);
  }
  for (const [name, value] of Object.entries(row.headers ?? {}))
    expect(headers[name]?.toString().toLowerCase() ?? null, name).toBe(value?.toLowerCase() ?? null);
  const encoding = headers['content-encoding'] ?? '';
  const content = decompress[encoding]?.(body) ?? body;
  if (row.method === 'HEAD') expect(body).toHaveLength(0);
  else if (row.file !== undefined) expect(content.equals(readBuiltFile(own, row.file))).toBe(true);
  else if (row.text === undefined) expect(content.toString()).not.toContain('data-version');
  else expect(content.toString()).toContain(row.text);
}
