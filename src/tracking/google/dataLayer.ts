import { createUniformChoice, type ConsentRecord } from '../../domain/tracking/purposes';
import type { AdapterDependencies } from '../adapterDependencies';
import { rethrowAs } from '../platformError';
import { dataLayerError } from './errors';

type Permissions = ConsentRecord['given'];

/** `window.dataLayer`, which Google's tags read. All adapters of a page share one. */
export interface DataLayer {
  /** Creates the array and pushes the consent state before any tag can act on it. */
  readonly open: () => void;
  /** Throws if the array does not exist. */
  readonly push: (entry: Readonly<Record<string, unknown>>) => void;
  /** Pushes a `gtag` command. Throws if the array does not exist. */
  readonly command: (...parts: readonly unknown[]) => void;
  /** Reports the visitor's current choice if it differs from the one reported last. */
  readonly updateConsent: () => void;
  /** Reports that consent to advertising was withdrawn. */
  readonly withdrawConsent: () => void;
}

const layers = new WeakMap<object, DataLayer>();

/** The data layer of the window; the first caller creates it. */
export function getDataLayer(
  dependencies: Pick<AdapterDependencies, 'globals' | 'getPermissions'>,
): DataLayer {
  const layer = layers.get(dependencies.globals) ?? createDataLayer(dependencies);
  layers.set(dependencies.globals, layer);
  return layer;
}

function createDataLayer({
  globals,
  getPermissions,
}: Pick<AdapterDependencies, 'globals' | 'getPermissions'>): DataLayer {
  let isDefaultReported = false;
  let reported = '';
  const command: DataLayer['command'] = (...parts) => pushTo(globals, createArguments(...parts));
  const report = (permissions: Permissions) => {
    const mode = formatConsentMode(permissions);
    if (Reflect.get(globals, 'dataLayer') === undefined || JSON.stringify(mode) === reported) return;
    command('consent', 'update', mode);
    reported = JSON.stringify(mode);
  };
  return {
    open: () => {
      if (Reflect.get(globals, 'dataLayer') === undefined) Reflect.set(globals, 'dataLayer', []);
      if (!isDefaultReported) command('consent', 'default', formatConsentMode(createUniformChoice(false)));
      isDefaultReported = true;
      report(getPermissions());
    },
    push: (entry) => pushTo(globals, entry),
    command,
    updateConsent: () => report(getPermissions()),
    withdrawConsent: () => report({ ...getPermissions(), advertising: false }),
  };
}

function formatConsentMode({ advertising, analytics }: Permissions) {
  return {
    ad_storage: advertising ? 'granted' : 'denied',
    ad_user_data: advertising ? 'granted' : 'denied',
    ad_personalization: advertising ? 'granted' : 'denied',
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}

/** Google's tags recognise a command by its type, the `arguments` of a function. They read an array as an event. */
function createArguments(..._parts: readonly unknown[]): unknown {
  return arguments;
}

function pushTo(globals: object, entry: unknown): void {
  rethrowAs(dataLayerError, () => {
    const layer: unknown = Reflect.get(globals, 'dataLayer');
    if (!Array.isArray(layer)) throw new TypeError('No array');
    layer.push(entry);
  });
}
