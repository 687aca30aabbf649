import { createRoot } from 'react-dom/client';
import type { OpenQa } from '../src/app/wiring/qaDependencies';
import { Drawer } from './Drawer';
import { createQaTools } from './tools';

/** Appends the drawer to the document. `?qa` in the address opens it. */
export const openQa: OpenQa = (dependencies) => {
  const place = document.createElement('div');
  document.body.append(place);
  const tools = createQaTools(dependencies);
  createRoot(place).render(
    <Drawer tools={tools} isOpenAtFirst={new URLSearchParams(dependencies.query).has('qa')} />,
  );
};
