// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findScreen } from '../../screens/registry';
import { noNextStep } from '../../domain/journey/states/nextStep';
import { answersSubmitted } from '../../state/events';
import { createTestStore } from '../../state/store.fixture';
import { loadScreensAhead } from './loadScreens';

vi.mock('./lateAssets', () => ({ lateAssets: {} }));

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['loads the wait for the decision ahead while the lead is sent', false, 1],
  ['loads nothing ahead where data are saved', true, 0],
])('%s', (_what, saveData, times) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const load = vi.spyOn(findScreen('checking'), 'load').mockResolvedValue(null);
  const { store, startListening } = createTestStore(() => 'no connection');
  loadScreensAhead(startListening);
  store.dispatch(
    answersSubmitted({
      key: 'states>vehicle',
      answers: [],
      policies: [],
      at: 0,
      requestKey: 'lead',
      ...noNextStep,
    }),
  );
  expect(load).toHaveBeenCalledTimes(times);
  load.mockRestore();
});
