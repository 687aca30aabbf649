import { configuration } from 'virtual:configuration';
import { createLogRelay } from 'virtual:tracking';
import { isFramed } from '../../platform/frame/frame';
import { loadEventually } from '../../platform/loading/loadEventually';
import type { HostChannel } from '../../platform/frame/hostChannel';
import { consoleSink, createLog, type LogSink } from '../../platform/reports/log';
import type { LogRelay } from '../../platform/reports/logRelay';
import { openBrowserStorages } from '../../platform/storage/storage';
import { storagePrefix, type BrowserStorages } from '../wiring/storages';
import { createRenderer, type Renderer } from './renderer';

/** What all phases of a start use. */
export interface StartContext {
  readonly renderer: Renderer;
  readonly storages: BrowserStorages;
  readonly log: LogSink;
  /** Passes errors on to session recording. Null if the build has none. */
  readonly relay: LogRelay | null;
  /** The connection with the embedding page. Null outside a frame. */
  readonly host: Promise<HostChannel> | null;
  /** Resolves when the embedding page gets heights, or when the code for that does not load at once. Null outside a frame. */
  readonly hostTried: Promise<unknown> | null;
}

const loadFrame = () => import('../listeners/frame');

export function createStartContext(element: HTMLElement): StartContext {
  const relay = createLogRelay?.(consoleSink) ?? null;
  const log = relay?.sink ?? createLog(consoleSink);
  const host = isFramed()
    ? loadEventually(loadFrame).then(({ startFrame }) => startFrame(configuration.frameOrigins))
    : null;
  return {
    renderer: createRenderer(element, log),
    storages: openBrowserStorages(storagePrefix, log),
    log,
    relay,
    host,
    hostTried:
      host &&
      loadFrame()
        .then(() => host)
        .catch(() => null),
  };
}
