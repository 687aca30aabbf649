import { configuration } from 'virtual:configuration';
import { createLogRelay } from 'virtual:tracking';
import { isFramed } from '../../platform/frame/frame';
import { loadEventually } from '../../platform/loading/loadEventually';
import type { HostChannel } from '../../platform/frame/hostChannel';
import { consoleSink, createLog, type LogSink } from '../../platform/reports/log';
import type { LogRelay } from '../../platform/reports/logRelay';
import { openBrowserStorages, type BrowserStorages } from '../wiring/storages';
import { createRenderer, type Renderer } from './renderer';

/** What all phases of a start use. */
export interface StartContext {
  readonly renderer: Renderer;
  readonly storages: BrowserStorages;
  readonly log: LogSink;
  /** Passes errors on to session recording. Null if the build has none. */
  readonly relay: LogRelay | null;
  /** The connection with the embedding page, which gets heights by then. Resolves to null if it fails. Null outside a frame. */
  readonly host: Promise<HostChannel | null> | null;
}

export function createStartContext(element: HTMLElement): StartContext {
  const relay = createLogRelay?.(consoleSink) ?? null;
  const log = relay?.sink ?? createLog(consoleSink);
  return {
    renderer: createRenderer(element, log),
    storages: openBrowserStorages(log),
    log,
    relay,
    host: isFramed() ? setupFrame().catch(() => null) : null,
  };
}

async function setupFrame(): Promise<HostChannel> {
  const { startFrame } = await loadEventually(() => import('../listeners/frame'));
  return startFrame(configuration.frameOrigins);
}
