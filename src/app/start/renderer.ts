import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { stopStarter } from '../../platform/loading/builtScreen';
import type { LogSink } from '../../platform/reports/log';

/** The React root of the application. The cover has one of its own (`listeners/cover.tsx`). */
export interface Renderer {
  readonly element: HTMLElement;
  readonly render: (content: ReactNode) => void;
  readonly hydrate: (content: ReactNode) => void;
}

export function createRenderer(element: HTMLElement, log: LogSink): Renderer {
  let root: Root | null = null;
  return {
    element,
    render: (content) => {
      stopStarter(element);
      root ??= createRoot(element);
      root.render(content);
    },
    hydrate: (content) => {
      // A transition hydrates in slices, so that the browser handles input meanwhile.
      startTransition(() => {
        root = hydrateRoot(element, content, {
          // A translator or an extension has changed the document: React renders the screen again.
          onRecoverableError: () => log('The built screen was rendered again'),
        });
      });
    },
  };
}
