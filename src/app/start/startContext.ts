import { configuration } from 'virtual:configuration';
import { createLogRelay } from 'virtual:tracking';
import { isFramed } from '../../platform/frame';
import { didSucceed } from '../../platform/loadOnce';
import { consoleSink, createLog, type LogSink } from '../../platform/log';
import type { LogRelay } from '../../platform/logRelay';
import { openBrowserStorages, type BrowserStorages } from '../wiring/storages';
import { createRenderer, type Renderer } from './renderer';

/** What all phases of a start use. */
export interface StartContext {
  readonly renderer: Renderer;
  readonly storages: BrowserStorages;
  readonly log: LogSink;
  /** Passes errors on to session recording. Null if the build has none. */
  readonly relay: LogRelay | null;
  /** Resolves when the embedding page gets heights, or the code for them did not load. Null outside a frame. */
  readonly frameReady: Promise<boolean> | null;
}

export function createStartContext(element: HTMLElement): StartContext {
  const relay = createLogRelay?.(consoleSink) ?? null;
  const log = relay?.sink ?? createLog(consoleSink);
  return {
    renderer: createRenderer(element, log),
    storages: openBrowserStorages(log),
    log,
    relay,
    frameReady: setupFrame(),
  };
}

function setupFrame(): Promise<boolean> | null {
  return isFramed() ? didSucceed(loadFrameLayout()) : null;
}

async function loadFrameLayout(): Promise<void> {
  const { reportHeight, scrollToNewScreens } = await import('../../platform/frameLayout');
  reportHeight(configuration.frameOrigins);
  scrollToNewScreens();
}
