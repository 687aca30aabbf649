import * as v from 'valibot';
import { getFields } from '../../domain/lead/isRecord';
import { replaceAddress } from './address';
import type { KeyValueStorage } from '../storage/storage';

/**
 * The addresses with which visits of this tab began, if they named an id. The browser's address loses the id. A mark in the history
 * entry, which names no one, leads to the address in storage, so that a reload and *back* find it. The router keeps the mark as the
 * state of its location, and the starter of a page with platforms writes it too.
 */

/** The storage key of the addresses, by mark. */
export const arrivalsKey = 'arrivals';

/** Addresses below the base path, with their query: `continue/<id>?urlType=…`. */
const arrivalsSchema = v.record(v.string(), v.string());

type Storage = Pick<KeyValueStorage, 'getParsed' | 'set'>;

export const readArrivals = (session: Storage): Readonly<Record<string, string>> =>
  session.getParsed(arrivalsKey, arrivalsSchema) ?? {};

/** The address of the history entry with this mark; undefined if there is none. */
export const findArrival = (session: Storage, mark: unknown): string | undefined =>
  typeof mark === 'string' ? readArrivals(session)[mark] : undefined;

/** The address of the present history entry, also where the router has not started yet. */
export const findPresentArrival = (session: Storage): string | undefined =>
  findArrival(session, getFields(window.history.state)['usr']);

/** Stores the address and replaces the browser's. Without storage, a reload would lose the id, so the browser's address stays. */
export function hideArrival(session: Storage, arrival: string, mark: string, address: URL): void {
  if (!session.set(arrivalsKey, { ...readArrivals(session), [mark]: arrival })) return;
  replaceAddress(address, { ...window.history.state, usr: mark });
}
