import { createRoot } from 'react-dom/client';
import type { OpenQa } from '../src/app/qaWorld';
import { Drawer } from './Drawer';
import { emptyLedger, linesOf } from './ledger';
import { makeTools } from './tools';

/** Puts the drawer behind everything that is in the document; open where the address says `qa`. */
export const openQa: OpenQa = (world) => {
  const place = document.createElement('div');
  document.body.append(place);
  const tools = makeTools(world, world.ledger === null ? emptyLedger : linesOf(world.ledger));
  createRoot(place).render(
    <Drawer tools={tools} isOpenAtFirst={new URLSearchParams(world.query).has('qa')} />,
  );
};
