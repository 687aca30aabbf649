import { describe, expect, it } from 'vitest';
import { listBuildPackages } from './buildPackages';

describe('the packages that only build a page', () => {
  const packages = {
    '': { dependencies: { page: '1', tool: '1' } },
    'node_modules/page': { dependencies: { shared: '1' }, peerDependencies: { missing: '1' } },
    'node_modules/shared': {},
    'node_modules/tool': {
      dependencies: { shared: '1', helper: '1' },
      optionalDependencies: { binary: '1' },
      peerDependencies: { peer: '1' },
    },
    'node_modules/helper': { dependencies: { tool: '1', shared: '2' } },
    'node_modules/helper/node_modules/shared': {},
    'node_modules/binary': {},
    'node_modules/peer': {},
    'node_modules/checker': {},
  };

  it('are the build tools and what they need, without what the page needs too', () => {
    expect([...listBuildPackages(packages, ['tool'])].toSorted()).toEqual([
      'node_modules/binary',
      'node_modules/helper',
      'node_modules/helper/node_modules/shared',
      'node_modules/peer',
      'node_modules/tool',
    ]);
  });

  it('are none without a build tool', () => {
    expect(listBuildPackages(packages, [])).toEqual(new Set());
  });
});
