import { describe, expect, it } from 'vitest';
import { filesAtOnce, filesFor, namedIn, type Manifest } from './phases';

const manifest: Manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['_shared.js'] },
  '_server-1.js': { file: 'assets/server-1.js', name: 'server', imports: ['index.html', '_calls.js'] },
  '_server-1.css': { file: 'assets/server-1.css', name: 'server' },
  '_calls.js': { file: 'assets/calls-1.js' },
  'src/shell/Dialog.tsx': { file: 'assets/Dialog-1.js' },
};
const atOnce = ['assets/index-1.js', 'assets/shared-1.js', 'assets/deep-1.js'];

describe('what a document names', () => {
  it.each([
    [
      'a module',
      '<script type="module" crossorigin src="/form/assets/a.js"></script>',
      ['/form/assets/a.js'],
    ],
    ['a script', "<script src='a.js' defer></script>", ['a.js']],
    ['nothing that may come at any time', '<script async src="a.js"></script>', []],
    ['no preloaded module', '<link rel="modulepreload" href="a.js">', []],
    ['no data', '<script type="application/json">{"src":"a.js"}</script>', []],
  ])('as a script: %s', (_what, html, scripts) => {
    expect(namedIn(html)).toEqual({ scripts, inline: [], styles: [] });
  });

  it.each([
    ['a script of its own', '<script>\nstart()\n</script>', ['\nstart()\n']],
    ['a module of its own', '<script type="module">a</script><script>b</script>', ['a', 'b']],
    ['no data', '<script type="application/json">{}</script><script type="importmap">{}</script>', []],
  ])('inside it: %s', (_what, html, inline) => {
    expect(namedIn(html)).toEqual({ scripts: [], inline, styles: [] });
  });

  it.each([
    ['a stylesheet', '<link rel="stylesheet" crossorigin href="/a.css">', ['/a.css']],
    ['a stylesheet named the other way about', '<link href=/a.css rel=stylesheet>', ['/a.css']],
    ['no font', '<link rel="preload" as="font" href="/a.woff2">', []],
    ['no icon', '<link rel="icon" href="/a.svg" />', []],
  ])('as a style: %s', (_what, html, styles) => {
    expect(namedIn(html)).toEqual({ scripts: [], inline: [], styles });
  });

  it('names nothing in a comment', () => {
    expect(namedIn('<!-- <script src="a.js"></script> -->')).toEqual({ scripts: [], inline: [], styles: [] });
  });
});

describe('the files of a build', () => {
  it('that a script loads at once: its own and what it imports, each once, none that comes late', () => {
    expect(filesAtOnce(manifest, ['assets/index-1.js'])).toEqual(atOnce);
  });

  it('that late chunks bring beside the entry', () => {
    const files = filesFor(manifest, ['server']);
    expect(files.toSorted()).toEqual([...atOnce, 'assets/server-1.js', 'assets/calls-1.js'].sort());
  });

  it.each([
    ['a chunk that was not made', () => filesFor(manifest, ['gone']), 'gone'],
    ['a script that was not built', () => filesAtOnce(manifest, ['assets/other.js']), 'assets/other.js'],
  ])('are refused for %s', (_what, files, name) => {
    expect(files).toThrow(name);
  });
});
