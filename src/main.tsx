import { start } from './app/start';

const root = document.getElementById('root');
if (root === null) throw new Error('The root container was not found in the page.');
// Not awaited here: chunks that the start loads share code with this one and would wait for it in turn.
void start(root);
