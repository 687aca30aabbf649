// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadScript } from './script';

/** Adds a script that the browser does not load: the test dispatches its events. */
function addScript() {
  const added: Element[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof Element));
  });
  const loaded = loadScript('https://tags.example/a.js?id=1');
  return { loaded, script: added[0] };
}

it('resolves when the script has run', async () => {
  const { loaded, script } = addScript();
  expect(script).toMatchObject({ tagName: 'SCRIPT', src: 'https://tags.example/a.js?id=1', async: true });
  script?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('removes a script that does not load, and rejects', async () => {
  const { loaded, script } = addScript();
  const remove = script === undefined ? undefined : vi.spyOn(script, 'remove');
  script?.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('The script did not load');
  expect(remove).toHaveBeenCalledTimes(1);
});
