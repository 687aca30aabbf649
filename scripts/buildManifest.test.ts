import { describe, expect, it } from 'vitest';
import {
  listEagerFiles,
  listFilesForChunks,
  readDocumentResources,
  type BuildManifest,
} from './buildManifest';

const manifest: BuildManifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['_shared.js'] },
  '_server-1.js': { file: 'assets/server-1.js', name: 'server', imports: ['index.html', '_calls.js'] },
  '_server-1.css': { file: 'assets/server-1.css', name: 'server' },
  '_calls.js': { file: 'assets/calls-1.js' },
  'src/shell/Dialog.tsx': { file: 'assets/Dialog-1.js' },
};
const eagerFiles = ['assets/index-1.js', 'assets/shared-1.js', 'assets/deep-1.js'];

describe('readDocumentResources', () => {
  it.each([
    [
      'a module',
      '<script type="module" crossorigin src="/form/assets/a.js"></script>',
      ['/form/assets/a.js'],
    ],
    ['a script', "<script src='a.js' defer></script>", ['a.js']],
    ['no async script', '<script async src="a.js"></script>', []],
    ['no preloaded module', '<link rel="modulepreload" href="a.js">', []],
    ['no data', '<script type="application/json">{"src":"a.js"}</script>', []],
  ])('reads scripts: %s', (_what, html, scripts) => {
    expect(readDocumentResources(html)).toEqual({ scripts, inline: [], styles: [] });
  });

  it.each([
    ['an inline script', '<script>\nstart()\n</script>', ['\nstart()\n']],
    ['an inline module', '<script type="module">a</script><script>b</script>', ['a', 'b']],
    ['no data', '<script type="application/json">{}</script><script type="importmap">{}</script>', []],
  ])('reads inline scripts: %s', (_what, html, inline) => {
    expect(readDocumentResources(html)).toEqual({ scripts: [], inline, styles: [] });
  });

  it.each([
    ['a stylesheet', '<link rel="stylesheet" crossorigin href="/a.css">', ['/a.css']],
    ['a stylesheet with attributes in another order', '<link href=/a.css rel=stylesheet>', ['/a.css']],
    ['no font', '<link rel="preload" as="font" href="/a.woff2">', []],
    ['no icon', '<link rel="icon" href="/a.svg" />', []],
  ])('reads styles: %s', (_what, html, styles) => {
    expect(readDocumentResources(html)).toEqual({ scripts: [], inline: [], styles });
  });

  it('ignores comments', () => {
    expect(readDocumentResources('<!-- <script src="a.js"></script> -->')).toEqual({
      scripts: [],
      inline: [],
      styles: [],
    });
  });
});

describe('files of a build', () => {
  it('include a script and its static imports once, and no late chunk', () => {
    expect(listEagerFiles(manifest, ['assets/index-1.js'])).toEqual(eagerFiles);
  });

  it('include the entry and the named late chunks with their imports', () => {
    const files = listFilesForChunks(manifest, ['server']);
    expect(files.toSorted()).toEqual([...eagerFiles, 'assets/server-1.js', 'assets/calls-1.js'].sort());
  });

  it.each([
    ['an unknown chunk', () => listFilesForChunks(manifest, ['gone']), 'gone'],
    ['an unknown script', () => listEagerFiles(manifest, ['assets/other.js']), 'assets/other.js'],
  ])('throw for %s', (_what, files, name) => {
    expect(files).toThrow(name);
  });
});
