import { configuration } from 'virtual:configuration';
import { createResponseOrder } from '../../api/responseOrder';
import { isStepKey, type QuestionnaireKey } from '../../domain/pages/questionnaire';
import { isPageHidden, isOnline, onOnline, onVisibilityChange, wait } from '../../platform/events/browser';
import { now } from '../../platform/device/clock';
import { createId } from '../../platform/device/ids';
import type { LazyLoader } from '../../platform/loading/loadOnce';
import { runExclusive } from '../../platform/storage/locks';
import { fetchThroughNetwork, sendThroughNetwork } from '../../platform/network/network';
import type { KeyValueStorage } from '../../platform/storage/storage';
import { loadPictures } from '../../screens/loadPictures';
import type { ScreenServices } from '../../screens/services';
import { selectSteps, selectSubmitted } from '../../state/selectors/journey';
import type { AppStore, StoreDependencies } from '../../state/store';
import { buildPage } from './buildPage';
import { buildServices } from './buildServices';
import type { FormServices } from './formCode';
import { loadFormCode } from './lazyFormCode';
import { loadLateAssets, loadReview } from './loadScreens';
import { storagePrefix } from './storages';

/** The dependencies of the store in this browser and this build. */
export function createDependencies(
  log: StoreDependencies['log'],
  local: KeyValueStorage,
  track: StoreDependencies['track'],
  createEventIds: StoreDependencies['createEventIds'],
): StoreDependencies {
  return {
    page: buildPage,
    api: {
      base: configuration.apiBase,
      filesBase: configuration.basePath,
      leadPath: configuration.leadPath,
      policiesPath: configuration.policiesPath,
      product: buildPage.definition.backendProduct,
      fetch: fetchThroughNetwork,
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
    createEventIds,
    getCaptchaToken: () => loadCaptchaToken(configuration.captchaSiteKey, log),
    isOnline,
    onOnline,
    isHidden: isPageHidden,
    onVisibilityChange,
    loadPartnerAddresses: async () => (await loadLateAssets()).partnerAddresses,
    documentId: createId(),
    shared: local,
    runExclusive: (name, work) => runExclusive(`${storagePrefix}:${name}`, work),
    loadStateQuestionnaires: async () => (await loadLateAssets()).states,
    track,
    log,
  };
}

/** A blocked or slow captcha stops no application: the server also accepts a lead without a token. */
async function loadCaptchaToken(siteKey: string, log: StoreDependencies['log']): Promise<string | null> {
  if (siteKey === '') return null;
  try {
    const { getLeadToken } = await loadFormCode();
    return await getLeadToken(siteKey, log);
  } catch {
    log('The captcha returned no token');
    return null;
  }
}

/**
 * The services of the screens in this build.
 *
 * @param loadForm loads everything that a step and its submission need
 */
export function createServices(
  loadForm: LazyLoader<FormServices>,
  { getState }: Pick<AppStore, 'getState'>,
): ScreenServices {
  /** Whether a step is only left when the review has loaded: a step that stays is better than a screen that does not load. */
  const leadsToReview = (key: QuestionnaireKey) => {
    const submitted = selectSubmitted(getState());
    const steps = selectSteps(getState(), buildPage);
    return isStepKey(key) && steps.every(({ path }) => path === key || submitted.includes(path));
  };
  return {
    answers: {
      loadReader: async ({ key }) => {
        const [{ reader }] = await Promise.all([loadForm(), leadsToReview(key) ? loadReview() : null]);
        return reader;
      },
      getLoadedReader: ({ key }) =>
        leadsToReview(key) && loadReview.getLoaded() === null ? null : (loadForm.getLoaded()?.reader ?? null),
      getOptionNames: () => loadFormCode.getLoaded()?.optionNames ?? null,
      lookUp: async (...request) => (await loadForm()).lookUp(...request),
      companies: {
        find: async (...request) => (await loadForm()).companies.find(...request),
        choose: async (...chosen) => (await loadForm()).companies.choose(...chosen),
      },
    },
    loadLateAssets,
    ...buildServices,
  };
}
