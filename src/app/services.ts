import { configuration } from 'virtual:configuration';
import { redirectTarget } from '../domain/journey/states/redirect';
import { currentOrigin, leaveFor } from '../platform/address';
import { isHidden, isOnline, onLeaving, onOnline, onVisibility, wait } from '../platform/browser';
import { now, today } from '../platform/clock';
import { newId } from '../platform/ids';
import type { ScreenServices } from '../screens/screenProps';
import { draftKept } from '../state/signals';
import { activePage, loadAnswerReader, loadStates } from './activePage';
import { loadOnce } from './loadOnce';
import type * as ServerSide from './serverSide';
import type { AppStore, World } from './store';

/** What the listeners use of the world, from this browser and this build. */
export function makeDependencies(log: World['log']): World {
  const rules = {
    hosts: configuration.redirectHosts,
    origin: currentOrigin(),
    isDevelopment: configuration.environment === 'development',
  };
  return {
    page: activePage,
    api: {
      base: configuration.apiBase,
      leadPath: configuration.leadPath,
      policiesPath: configuration.policiesPath,
      product: activePage.definition.backendProduct,
      fetch: (address, request) => fetch(address, request),
      now,
    },
    now,
    newId,
    storedExpirationMs: configuration.storedExpirationMs,
    wait,
    captchaToken: () => captchaTokenFor(configuration.captchaSiteKey, log),
    isOnline,
    onOnline,
    isHidden,
    onVisibility,
    judgeRedirect: (address) => redirectTarget(address, rules),
    leave: leaveFor,
    loadStates,
    log,
  };
}

/** Nobody is kept from applying by a captcha that is blocked or slow: the server judges a lead without a token too. */
async function captchaTokenFor(siteKey: string, log: World['log']): Promise<string | null> {
  if (siteKey === '') return null;
  try {
    const { captchaToken } = await import('../platform/captcha');
    return await captchaToken({ siteKey, action: 'lead' });
  } catch {
    log('The captcha gave no token');
    return null;
  }
}

/** What the screens use of the world. */
export function makeServices(
  { judgeRedirect, leave, log }: World,
  { dispatch }: AppStore,
  connect: () => Promise<typeof ServerSide>,
): ScreenServices {
  // All that leaving a step can need comes at once: what judges it, what sends it, and what shows its errors.
  const load = async () => {
    const parts = [
      loadAnswerReader(() => today(activePage.facts.timeZone), log),
      connect(),
      import('../form/messages/ErrorSummary'),
    ] as const;
    return (await Promise.all(parts))[0];
  };
  return {
    loadReader: loadOnce(load),
    loadStates,
    submitStep: (path, answers) =>
      void connect().then(({ submitStep }) => dispatch(submitStep(path, answers))),
    submitState: (questionnaire, answers) =>
      void connect().then(({ submitState }) => dispatch(submitState(questionnaire, answers))),
    keepDraft: (key, typed) => void dispatch(draftKept({ key, typed, at: now() })),
    subscribeHidden: onLeaving,
    hrefOf: (route) => `${configuration.basePath}/${route}`,
    judgeRedirect,
    leave,
  };
}

/** What can be opened beside a screen, small enough to be there before it is wanted: it must open without a network too. */
export async function loadAside(): Promise<void> {
  await Promise.allSettled([
    import('../shell/DeleteDialog'),
    import('../form/around/ReviewList'),
    import('../ui/Dialog'),
  ]);
}
