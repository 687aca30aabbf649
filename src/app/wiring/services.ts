import { configuration } from 'virtual:configuration';
import { createResponseOrder } from '../../api/responseOrder';
import type { PartnerReturn } from '../../domain/journey/states/partnerFrames';
import { currentOrigin } from '../../platform/address';
import {
  isPageHidden,
  isOnline,
  onPageHiddenOrLeft,
  onOnline,
  onVisibilityChange,
  wait,
  waitForIdle,
} from '../../platform/browser';
import { now, today } from '../../platform/clock';
import { createId } from '../../platform/ids';
import { sendThroughNetwork } from '../../platform/network';
import type { KeyValueStorage } from '../../platform/storage';
import type { StepPath } from '../../domain/catalogue/steps';
import { ErrorSummary } from '../../form/lazyComponents';
import type { Answers, Questionnaire } from '../../domain/pages/questionnaire';
import { hasReviewAfter, shouldSubmitOnLeave } from '../../domain/pages/stepSequence';
import { LazyScreen } from '../../screens/lazyScreen';
import type { ScreenName } from '../../screens/screenName';
import type { ScreenServices } from '../../screens/screenProps';
import { openDraft } from '../../state/openDraft';
import { persistNow } from '../../state/persistNow';
import {
  activePage,
  answerReaderFor,
  loadStepSubmission,
  loadStates,
  type AnswerReaderDependencies,
  ActiveLoanPanel,
  activeLoanSummary,
} from './activePage';
import { loadOnce, loadTogether, didSucceed, startLate, type LazyLoader } from '../../platform/loadOnce';
import type * as ServerSide from './serverSide';
import { storagePrefix } from './storages';
import type { AppStore, StoreDependencies } from '../../state/store';

const loadPictures = () => import('./pictures');
const importLookUps = () => import('./lookUps');
const loadPartnerAddresses = loadOnce(async () => (await import('./afterForm')).partnerAddresses);
const loadScreenAssets = loadOnce(async () => (await import('./afterForm')).screenAssets);

/** The dependencies of the store in this browser and this build. */
export function makeDependencies(
  log: StoreDependencies['log'],
  local: KeyValueStorage,
  track: StoreDependencies['track'],
): StoreDependencies {
  return {
    page: activePage,
    api: {
      base: configuration.apiBase,
      filesBase: configuration.basePath,
      leadPath: configuration.leadPath,
      policiesPath: configuration.policiesPath,
      product: activePage.definition.backendProduct,
      fetch: (address, request) => sendThroughNetwork({ address, request }, () => fetch(address, request)),
      upload: (address, request, onSent) =>
        sendThroughNetwork({ address, request }, async () =>
          (await loadPictures()).upload(address, request, onSent),
        ),
      now,
    },
    responseOrder: createResponseOrder(),
    now,
    createId,
    storedExpirationMs: configuration.storedExpirationMs,
    wait,
    getCaptchaToken: () => loadCaptchaToken(configuration.captchaSiteKey, log),
    isOnline,
    onOnline,
    isHidden: isPageHidden,
    onVisibilityChange,
    loadPartnerAddresses,
    shared: local,
    // The code that talks to the server needs it first, and brings it.
    runExclusive: async (name, work) => {
      const { runExclusive } = await import('./serverSide');
      return runExclusive(`${storagePrefix}:${name}`, work);
    },
    loadStateQuestionnaires: loadStates,
    track,
    log,
  };
}

/** A blocked or slow captcha stops no application: the server also accepts a lead without a token. */
async function loadCaptchaToken(siteKey: string, log: StoreDependencies['log']): Promise<string | null> {
  if (siteKey === '') return null;
  try {
    const { getLeadToken } = await import('./captchaToken');
    return await getLeadToken(siteKey, log);
  } catch {
    log('The captcha returned no token');
    return null;
  }
}

/** The services of the screens in this browser and this build. */
export function makeServices(
  { log }: StoreDependencies,
  store: AppStore,
  connect: LazyLoader<typeof ServerSide>,
  loadTexts: LazyLoader<void>,
  partnerReturn: PartnerReturn | null,
  tabStorage: ScreenServices['tabStorage'],
): ScreenServices {
  // A step needs its rules, the remaining texts, the error summary and the server code before it can be submitted. They load
  // together, so that a press reports everything that did not load.
  const loadLookUps = loadOnce(async () => {
    const [{ makeLookUps }] = await Promise.all([importLookUps(), connect()]);
    return makeLookUps(store, { origin: currentOrigin(), hosts: configuration.pictureHosts });
  });
  const confirm: AnswerReaderDependencies['confirm'] = async (read, point, ...request) => {
    if (point.kind !== 'email') return undefined;
    const lookUps = await loadLookUps().catch(() => null);
    return lookUps?.createConfirmation(read)(point, ...request);
  };
  const readerDependencies = { today: () => today(activePage.facts.timeZone), confirm, log };
  const getReaderLoader = (questionnaire: Questionnaire) =>
    loadTogether(answerReaderFor(questionnaire, readerDependencies), [
      loadTexts,
      ErrorSummary.load,
      ...(canSubmitLead(questionnaire) ? [connect] : []),
      // A step that stays is better than a screen that does not load.
      ...(hasReviewAfter(activePage, stepsInOrder, questionnaire.key) ? [loadReview] : []),
    ]);
  // A submitted lead nearly always leads to this screen, so it loads during the request.
  const preloadChecking = () => loadAhead(() => preloadLazyScreen('checking'));
  const submitAfterConnecting = async (path: StepPath, answers: Answers) => {
    // The listeners that send the request must exist first.
    const [{ submitStep }] = await Promise.all([loadStepSubmission(), connect()]);
    store.dispatch(submitStep(path, answers));
  };
  return {
    loadReader: (questionnaire) => getReaderLoader(questionnaire)(),
    getLoadedReader: (questionnaire) => getReaderLoader(questionnaire).getLoaded(),
    lookUp: async (...request) => (await loadLookUps()).lookUp(...request),
    loadPartnerLogo: (name) =>
      loadLookUps().then(
        (lookUps) => lookUps.loadPartnerLogo(name),
        () => null,
      ),
    companies: {
      find: async (...request) => (await loadLookUps()).companies.find(...request),
      choose: async (company) => (await loadLookUps()).companies.choose(company),
    },
    loadStates,
    loadScreenAssets,
    submitStep: (path, answers) => {
      void waitForIdle().then(() => loadAhead(loadReview));
      const submission = loadStepSubmission.getLoaded();
      const isSent = submission === null || store.dispatch(submission.willSendLead(path, answers));
      if (isSent) preloadChecking();
      // What needs no code that is missing is submitted in this task.
      if (submission !== null && (!isSent || connect.getLoaded() !== null)) {
        store.dispatch(submission.submitStep(path, answers));
      } else submitAfterConnecting(path, answers).catch(() => log('The server code did not load'));
    },
    watchNextScreen: (...watch) =>
      startLate(async () => {
        await waitForIdle();
        const { watchNextScreenOfPage } = await import('./activeNextScreen');
        return watchNextScreenOfPage(store, getReaderLoader, loadReview, ...watch);
      }),
    submitReview: async () => {
      preloadChecking();
      const { submitReview } = await connect();
      store.dispatch(submitReview());
    },
    submitState: async (questionnaire, answers) => {
      const { submitStateQuestionnaire } = await connect();
      store.dispatch(submitStateQuestionnaire(questionnaire, answers));
    },
    preparePicture: async (...picture) => (await loadPictures()).preparePicture(...picture),
    uploadPictures: async (...upload) => {
      const [{ uploadPictures }] = await Promise.all([loadPictures(), connect()]);
      await store.dispatch(uploadPictures(...upload));
    },
    openDraft: (key) => store.dispatch(openDraft(key)),
    // It may be the last event of the page, and what else writes the state on this event has already run.
    subscribeToPageHidden: (storeDraft) =>
      onPageHiddenOrLeft(() => {
        storeDraft();
        store.dispatch(persistNow());
      }),
    getHref: (route) => `${configuration.basePath}/${route}`,
    partnerReturn,
    loadPartnerAddresses,
    tabStorage,
    LoanSummary: activeLoanSummary,
    LoanPanel: ActiveLoanPanel,
    isCaptchaEnabled: configuration.captchaSiteKey !== '',
  };
}

const stepsInOrder = activePage.steps.filter(({ isOnRequest }) => isOnRequest !== true);

/** Whether submitting the questionnaire can send the lead. Only a first step without contact data does not. */
function canSubmitLead({ key }: Questionnaire): boolean {
  const [first] = activePage.steps;
  return first?.key !== key || shouldSubmitOnLeave(activePage, {}, activePage.steps, first.path);
}

/** Loads code that is probably needed, if there is a network: Firefox never requests a module again that did not load once. */
function loadAhead(load: () => Promise<unknown>): void {
  if (isOnline()) void didSucceed(load());
}

const preloadLazyScreen = async (name: ScreenName): Promise<unknown> =>
  (await LazyScreen.load()).preloadScreen(name);

/** Loads the review ahead, so that it also opens without a network. Later than the first step, which is far away from it. */
export const loadReview = loadOnce(() => Promise.all([preloadLazyScreen('review'), loadScreenAssets()]));
