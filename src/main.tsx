import { isEngineKnown } from './platform/page/engine';
import { start } from './app/start/start';
import { whenShown } from './platform/page/prerendering';

const root = document.getElementById('root');
if (root === null) throw new Error('The root container was not found in the page.');
// Not awaited: lazy chunks import this one, so awaiting them here would be a deadlock.
if (isEngineKnown()) whenShown(() => void start(root));
