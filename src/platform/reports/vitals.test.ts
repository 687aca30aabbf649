// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchVitals } from './vitals';

const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

it('sends one beacon with documented fields only, and another one if something has changed', () => {
  history.replaceState(null, '', '/form/loan-details?email=ana%40example.com');
  watchVitals('https://vitals.example/beacon', { page: 'ondara-es', route: 'loan-details' });
  leave();
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new ErrorEvent('error', { message: 'ana@example.com' }));
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  const beacons = sendBeacon.mock.calls.map((sent: readonly unknown[]) => sent);
  expect(beacons.map(([url]) => url)).toEqual(Array(2).fill('https://vitals.example/beacon'));
  const last: unknown = JSON.parse(String(beacons.at(-1)?.[1]));
  expect(last).toEqual({
    page: 'ondara-es',
    route: 'loan-details',
    version: '',
    device: expect.stringMatching(/^(phone|tablet|desktop)$/),
    figures: expect.any(Object),
    failures: { script: 1, promise: 0 },
  });
  expect(JSON.stringify(beacons)).not.toContain('ana');
});
