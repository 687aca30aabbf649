import './ui/tokens.css';
import { start } from './app/start';

const root = document.getElementById('root');
if (root === null) throw new Error('The root container was not found in the page.');
await start(root);
