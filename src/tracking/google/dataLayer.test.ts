import { describe, expect, it } from 'vitest';
import { createAdapterDependencies } from '../adapterDependencies.fixture';
import { createConsentMode, deniedByDefault, readEntries, type Globals } from './dataLayer.fixture';
import { getDataLayer } from './dataLayer';

function createLayer(globals: Globals = {}) {
  const permissions = { analytics: true, recording: true, advertising: true };
  const dependencies = createAdapterDependencies({ globals, getPermissions: () => ({ ...permissions }) });
  return { globals, permissions, dependencies, layer: getDataLayer(dependencies) };
}

describe('the data layer', () => {
  it('is one for all tags of a window', () => {
    const { dependencies, layer } = createLayer();
    expect(getDataLayer(dependencies)).toBe(layer);
    expect(createLayer().layer).not.toBe(layer);
  });

  it('reports the default once, however many tags open it', () => {
    const { globals, layer } = createLayer();
    layer.open();
    layer.open();
    expect(readEntries(globals)).toEqual([
      deniedByDefault,
      ['consent', 'update', createConsentMode('granted', 'granted')],
    ]);
  });

  it('reports each changed choice once, also if two tags ask for it', { tags: ['K4'] }, () => {
    const { globals, permissions, layer } = createLayer();
    layer.open();
    permissions.analytics = false;
    layer.updateConsent();
    layer.updateConsent();
    expect(readEntries(globals).slice(2)).toEqual([
      ['consent', 'update', createConsentMode('granted', 'denied')],
    ]);
  });

  it('does not exist before a tag opens it', () => {
    const { globals, layer } = createLayer();
    layer.updateConsent();
    layer.withdrawConsent();
    expect(globals).toEqual({});
  });
});
