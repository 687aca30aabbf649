// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findScreen } from '../../screens/registry';
import { loadScreensAhead } from './loadScreens';

vi.mock('./lateAssets', () => ({ lateAssets: {} }));

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['loads the wait for the decision ahead while the lead is sent', false, 1],
  ['loads nothing ahead where data are saved', true, 0],
])('%s', (_what, saveData, times) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const load = vi.spyOn(findScreen('checking'), 'load').mockResolvedValue(null);
  // The listener hears of a step that is sent.
  const startListening = (options: unknown) => {
    const payload = { key: 'vehicle', requestKey: 'lead' };
    Reflect.apply(Object(options).effect, undefined, [{ payload }]);
  };
  Reflect.apply(loadScreensAhead, undefined, [startListening]);
  expect(load).toHaveBeenCalledTimes(times);
  load.mockRestore();
});
