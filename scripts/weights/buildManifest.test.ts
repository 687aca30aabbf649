import { describe, expect, it } from 'vitest';
import { listFilesForChunks, readInlineScripts, type BuildManifest } from './buildManifest';

const manifest: BuildManifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['_shared.js'] },
  '_calls-1.js': { file: 'assets/calls-1.js', name: 'calls', imports: ['index.html', '_retries.js'] },
  '_calls-1.css': { file: 'assets/calls-1.css', name: 'calls' },
  '_retries.js': { file: 'assets/retries-1.js' },
  'src/shell/Dialog.tsx': { file: 'assets/Dialog-1.js' },
};
const eagerFiles = ['assets/index-1.js', 'assets/shared-1.js', 'assets/deep-1.js'];

describe('readInlineScripts', () => {
  it.each([
    ['an inline script', '<script>\nstart()\n</script>', ['\nstart()\n']],
    ['an inline module', '<script type="module">a</script><script>b</script>', ['a', 'b']],
    ['no script of a file', '<script type="module" crossorigin src="/form/assets/a.js"></script>', []],
    ['no data', '<script type="application/json">{}</script><script type="importmap">{}</script>', []],
  ])('reads inline scripts: %s', (_what, html, inline) => {
    expect(readInlineScripts(html)).toEqual(inline);
  });

  it('ignores comments', () => {
    expect(readInlineScripts('<!-- <script src="a.js"></script> -->')).toEqual([]);
  });
});

describe('files of a build', () => {
  it('include the entry and the named late chunks with their imports', () => {
    const files = listFilesForChunks(manifest, ['calls']);
    expect(files.toSorted()).toEqual([...eagerFiles, 'assets/calls-1.js', 'assets/retries-1.js'].sort());
  });

  it('throw for an unknown chunk', () => {
    expect(() => listFilesForChunks(manifest, ['gone'])).toThrow('gone');
  });
});
