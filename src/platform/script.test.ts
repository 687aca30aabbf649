// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadScript } from './script';

/** Asks for a script that nobody fetches: what becomes of it is said by the test. */
function asked() {
  const added: Element[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof Element));
  });
  const loaded = loadScript('https://tags.example/a.js?id=1');
  return { loaded, script: added[0] };
}

it('is there when it has run', async () => {
  const { loaded, script } = asked();
  expect(script).toMatchObject({ tagName: 'SCRIPT', src: 'https://tags.example/a.js?id=1', async: true });
  script?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('that could not be fetched is taken away again', async () => {
  const { loaded, script } = asked();
  const remove = script === undefined ? undefined : vi.spyOn(script, 'remove');
  script?.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('The script did not load');
  expect(remove).toHaveBeenCalledTimes(1);
});
