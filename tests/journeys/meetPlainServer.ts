import type { JourneyBrowser } from './browser';

/** From now on the server knows neither keys, except of creates, nor the word for a state. */
export function meetPlainServer({ record, network }: JourneyBrowser): void {
  record.onPlainServer();
  network.setPlain();
}
