import { admittedScripts } from 'virtual:admitted-scripts';
import type { LogSink } from '../../platform/reports/log';
import { createScriptLoader, type LoadScript } from '../../platform/loading/script';

let loader: LoadScript | null = null;

/** The loader of third-party scripts. There is one for the page, because the browser allows its policies once. */
export function getScriptLoader(log: LogSink): LoadScript {
  loader ??= createScriptLoader(admittedScripts, log);
  return loader;
}
