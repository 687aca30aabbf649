import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import { answerOrder } from '../api/order';
import { frameTarget, type PartnerReturn } from '../domain/journey/states/partnerFrames';
import { redirectTarget } from '../domain/journey/states/redirect';
import { currentOrigin, leaveFor } from '../platform/address';
import { isHidden, isOnline, onLeaving, onOnline, onVisibility, wait } from '../platform/browser';
import { now, today } from '../platform/clock';
import { newId } from '../platform/ids';
import { exclusively } from '../platform/locks';
import { throughNetwork } from '../platform/network';
import type { KeyStore } from '../platform/storage';
import type { StepPath } from '../domain/catalogue/steps';
import { loadLateFields } from '../form/kinds/late';
import { CompanyList, ErrorSummary, ReviewList } from '../form/late';
import type { Answers, Questionnaire } from '../domain/pages/questionnaire';
import { sendsOnLeaving } from '../domain/pages/stepSequence';
import type { LookUp } from '../form/lookUps/lookUp';
import { screenOf } from '../screens/registry';
import type { ScreenServices } from '../screens/screenProps';
import { StepDialog } from '../screens/step/late';
import { DeleteDialog } from '../shell/late';
import { keepDraft } from '../state/keepDraft';
import {
  activePage,
  answerReaderFor,
  loadCountryRules,
  loadLeaving,
  loadStates,
  type Judging,
} from './activePage';
import { loadOnce, loadWith, succeeded, type Loading } from '../platform/loadOnce';
import type * as ServerSide from './serverSide';
import type { AppStore, World } from './store';

const leadIdSchema = v.string();

const loadPictures = () => import('./pictures');

/** What the listeners use of the world, from this browser and this build. */
export function makeDependencies(log: World['log'], local: KeyStore, track: World['track']): World {
  return {
    page: activePage,
    api: {
      base: configuration.apiBase,
      files: configuration.basePath,
      leadPath: configuration.leadPath,
      policiesPath: configuration.policiesPath,
      product: activePage.definition.backendProduct,
      fetch: (address, request) => throughNetwork({ address, request }, () => fetch(address, request)),
      upload: (address, request, onSent) =>
        throughNetwork({ address, request }, async () =>
          (await loadPictures()).upload(address, request, onSent),
        ),
      now,
    },
    order: answerOrder(),
    now,
    newId,
    storedExpirationMs: configuration.storedExpirationMs,
    wait,
    captchaToken: () => captchaTokenFor(configuration.captchaSiteKey, log),
    isOnline,
    onOnline,
    isHidden,
    onVisibility,
    judgeRedirect: (address) =>
      redirectTarget(address, { ...addressRules(), hosts: configuration.redirectHosts }),
    isFirstToLeave: (leadId) => isFirstToLeave(leadId, local),
    leave: leaveFor,
    loadStates,
    track,
    log,
  };
}

const addressRules = () => ({
  origin: currentOrigin(),
  isDevelopment: configuration.environment === 'development',
});

/** The storage is one for all tabs, and one tab looks and writes at a time. Where there is none, a tab knows only of itself. */
function isFirstToLeave(leadId: string, local: KeyStore): Promise<boolean> {
  return exclusively(`${configuration.product}-${configuration.country}:redirected`, () => {
    if (local.getParsed('redirected', leadIdSchema) === leadId) return false;
    local.set('redirected', leadId);
    return true;
  });
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
  { judgeRedirect, log }: World,
  store: AppStore,
  connect: Loading<typeof ServerSide>,
  completeTexts: () => Promise<void>,
  returned: PartnerReturn | null,
): ScreenServices {
  // All that leaving a step can need comes at once: what judges it, what takes its answers, what shows its errors, what the
  // next one says and looks up, and what sends it. So whoever presses is told of all that is missing.
  const textsOnce = loadOnce(completeTexts);
  const lookUp: LookUp = async (...asked) => (await connect()).makeLookUp(store)(...asked);
  const confirm: Judging['confirm'] = async (read, point, ...asked) => {
    if (point.kind !== 'email') return undefined;
    const side = await connect().catch(() => null);
    return side?.makeConfirm(side.makeLookUp(store), read)(point, ...asked);
  };
  const judging = { today: () => today(activePage.facts.timeZone), confirm, log };
  const readerOf = (questionnaire: Questionnaire) =>
    loadWith(answerReaderFor(questionnaire, judging), [
      textsOnce,
      ErrorSummary.load,
      ...(maySend(questionnaire) ? [connect] : []),
    ]);
  const submitWithServer = async (path: StepPath, answers: Answers) => {
    // Where a sent lead leads to, nearly always: the screen comes while the server is asked.
    void succeeded(screenOf('checking').load());
    // Who listens to what is sent has to be there first.
    const [{ submitStep }] = await Promise.all([loadLeaving(), connect()]);
    store.dispatch(submitStep(path, answers));
  };
  return {
    loadReader: (questionnaire) => readerOf(questionnaire)(),
    readerAtHand: (questionnaire) => readerOf(questionnaire).atHand(),
    lookUp,
    partnerLogo: (name) =>
      connect().then(
        ({ makePartnerLogo }) => makePartnerLogo(store, currentOrigin())(name),
        () => null,
      ),
    companies: {
      find: async (...asked) => (await connect()).makeCompanies(store).find(...asked),
      keep: async (company) => (await connect()).makeCompanies(store).keep(company),
    },
    loadStates,
    submitStep: (path, answers) => {
      const leaving = loadLeaving.atHand();
      // What is at hand happens in the turn of the press.
      if (leaving !== null && !store.dispatch(leaving.willSend(path, answers))) {
        store.dispatch(leaving.submitStep(path, answers));
      } else submitWithServer(path, answers).catch(() => log('What talks to the server did not load'));
    },
    submitState: async (questionnaire, answers) => {
      const [{ submitState }] = await Promise.all([loadLeaving(), connect()]);
      store.dispatch(submitState(questionnaire, answers));
    },
    preparePicture: async (...chosen) => (await loadPictures()).preparePicture(...chosen),
    sendPictures: async (...sent) => {
      const [{ sendPictures }] = await Promise.all([loadPictures(), connect()]);
      await store.dispatch(sendPictures(...sent));
    },
    keepDraft: (key, typed) => store.dispatch(keepDraft(key, typed)),
    subscribeHidden: onLeaving,
    hrefOf: (route) => `${configuration.basePath}/${route}`,
    judgeFrame: (address) =>
      frameTarget(address, { ...addressRules(), hosts: configuration.partnerFrameHosts }),
    partnerReturn: returned,
    judgeRedirect,
    asksCaptcha: configuration.captchaSiteKey !== '',
  };
}

/** Whether leaving a questionnaire may send the lead: any but a first step that asks no contact, which is left without it. */
function maySend({ key }: Questionnaire): boolean {
  const [first] = activePage.steps;
  return first?.key !== key || sendsOnLeaving(activePage, activePage.steps, first.path);
}

/** What the steps to come need beside that: the server's side, the country's own rules, the fields that come late. */
export async function loadAhead(connect: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled([
    connect(),
    loadCountryRules(),
    import('../form/lookUps/stepLookUps'),
    CompanyList.load(),
    loadLateFields(),
  ]);
}

/** What can be opened beside a screen, small enough to be there before it is wanted: it must open without a network too. */
export async function loadAside(): Promise<void> {
  await Promise.allSettled([DeleteDialog.load(), ReviewList.load(), StepDialog.load()]);
}
