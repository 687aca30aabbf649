import { configuration } from 'virtual:configuration';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** The browser's router below the base path of this build. */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  // A transition would render the new address after the new state.
  return (
    <BrowserRouter basename={configuration.basePath} useTransitions={false}>
      {children}
    </BrowserRouter>
  );
}
