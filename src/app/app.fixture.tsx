import { useEffect, type ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOptionNames } from '../domain/countries/vectors/optionNames.fixture';
import type { i18n as Translations } from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { loadFormParts } from '../form/lazyComponents';
import type { PictureFlaw } from '../domain/documents/pictureFlaws';
import { createRealReader } from '../form/engine/step.fixture';
import type { OutsideLimits } from '../domain/journey/arrival/entry';
import { readPartnerReturn } from '../domain/journey/states/partnerFrames';
import { progressStates, stateNumber, type ProgressStateName } from '../domain/journey/states/progressStates';
import { initialLeadState, type LeadState } from '../state/slices/leadState';
import { createInitialState, type RootState } from '../state/root';
import { selectApplicationId } from '../state/selectors/journey';
import type { AppStore } from '../state/store';
import { languageTags } from '../domain/countries/locales';
import { loadPictures } from '../screens/loadPictures';
import { findScreen } from '../screens/registry';
import { loadStepParts } from '../screens/step/lazyComponents';
import { tabFollowed } from '../state/events';
import type { KeyValueStorage } from '../platform/storage/storage';
import { creditHelp } from '../domain/countries/es.help';
import { motif } from '../ui/motifs/waves';
import LoanPanel from '../screens/loan-panel/LoanPanel';
import CallBackForm from '../screens/step/CallBackForm';
import EligibilityList from '../screens/step/EligibilityList';
import { LoanSummary } from '../screens/step/LoanSummary';
import { App } from './App';
import { createLookUps } from './wiring/lookUps';
import { testBrandAssets } from '../testing/brandAssets.fixture';
import { referenceNetwork } from '../testing/backend.fixture';
import { getStateQuestionnaires } from '../testing/pages.fixture';
import { storageWith } from '../testing/storage.fixture';
import { loadRealTexts } from '../testing/texts.fixture';
import { getStored, createTestStore, ondaraPage, type FakeNetwork } from '../state/store.fixture';
import { loadOnce } from '../platform/loading/loadOnce';
import { changeLanguage } from '../platform/i18n/translations';

export { referenceNetwork, resetBackend } from '../testing/backend.fixture';

interface VisitOptions {
  readonly page?: typeof ondaraPage;
  /** The path below the base path. */
  readonly route: string;
  /** The path of the history entry before. */
  readonly routeBefore?: string;
  /** The query of the address at the start. */
  readonly query?: string;
  readonly outsideLimits?: OutsideLimits;
  readonly isFramed?: boolean;
  /** Whether the rules that read answers do not load. */
  readonly areRulesLost?: boolean;
  readonly isSandboxed?: boolean;
  readonly isCaptchaEnabled?: boolean;
  readonly network?: FakeNetwork;
  /** What the check of pixels finds in every picture. A simulated document draws none. */
  readonly pictureFlaws?: readonly PictureFlaw[];
  readonly tabStorage?: KeyValueStorage;
  /** The mark of the history entry that the visit begins with. */
  readonly mark?: string;
  readonly state?: Partial<RootState>;
  /** By default the page's own texts in its language. */
  readonly texts?: Translations;
  /**
   * Hydrates the built first step. By control name, the values that the starter has filled in. The tab follows another one as soon as the
   * form listens, when React still shows the state of the build.
   */
  readonly filledIn?: Readonly<Record<string, string>>;
}

/** A state in which the server has pushed the progress state. */
export function stateAt(name: ProgressStateName, lead: Partial<LeadState> = {}): Partial<RootState> {
  return {
    leadApplication: {
      ...initialLeadState,
      applicationId: 'application-1',
      progressStates: [0, stateNumber(name)],
      ...lead,
    },
  };
}

/** The screens that a browser loads when they are shown. A test that waits for them would depend on how long that takes. */
const lateScreens = [
  ...(['gone', 'review', 'continue', 'unsubscribe', '404'] as const).map(findScreen),
  ...progressStates.flatMap((row) => (row.phase === 'after-offer' ? [findScreen(row.route)] : [])),
];

/** The card with the form or the screen, without the loan beside it. */
export function getCard() {
  const card = document.querySelector<HTMLElement>('[data-part="card"]');
  if (card === null) throw new Error('The page has no card.');
  return within(card);
}

/** The last status of the screen. The first one is for the notices above every screen. */
export const getStatus = () => screen.getAllByRole('status').at(-1) ?? expect.unreachable();

/** Lets the browser have a worker that draws every picture and finds these flaws in it. */
function stubPictureWorker(flaws: readonly PictureFlaw[]): void {
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly postMessage = () => {
        const data = { picture: new Blob(['drawn']), flaws };
        this.dispatchEvent(new MessageEvent('message', { data }));
      };
      readonly terminate = () => undefined;
    },
  );
}

/** Opens the whole application at a route, with a real page, texts, rules and store. Only the network is a fake. */
export async function openApp({
  page = ondaraPage,
  route,
  routeBefore,
  query = '',
  outsideLimits = {},
  isFramed = false,
  pictureFlaws = [],
  isSandboxed = false,
  isCaptchaEnabled = false,
  areRulesLost = false,
  network = referenceNetwork,
  tabStorage = storageWith({}),
  mark,
  state = {},
  texts,
  filledIn,
}: VisitOptions) {
  const testStore = createTestStore(network, { page, preloaded: state, isSandboxed, isFramed });
  const translations = texts ?? (await loadRealTexts(page, page.languages[0]));
  const optionNames = getOptionNames(page.facts.code, page.languages);
  const partnerAddresses = await testStore.dependencies.loadPartnerAddresses();
  const screenAssets = { motif, creditHelp, logo: { src: '/footer.svg', width: 130, height: 40 } };
  const states = getStateQuestionnaires(page);
  const loadLateAssets = loadOnce(async () => ({ screenAssets, states, partnerAddresses }));
  // A screen must not suspend within an event of a test, which does not wait for it.
  await Promise.all([loadLateAssets(), loadFormParts(), loadStepParts(), loadPictures()]);
  stubPictureWorker(pictureFlaws);
  await Promise.all(lateScreens.map((screen) => screen.load()));
  const willReload = Promise.resolve(false);
  const { lookUp, companies } = createLookUps(testStore.store);
  const callbacks = { onDelete: vi.fn(), onReload: vi.fn(), onRenderError: vi.fn() };
  const builtState =
    filledIn === undefined
      ? undefined
      : { state: createInitialState(selectApplicationId(testStore.store.getState())), year: 2026 };
  let navigate: NavigateFunction = () => undefined;
  const Navigator = () => {
    const present = useNavigate();
    useEffect(() => {
      navigate = present;
    }, [present]);
    return null;
  };
  const entries = [
    ...(routeBefore === undefined ? [] : [`/${routeBefore}`]),
    { pathname: `/${route}`, state: mark },
  ];
  const Router = ({ children }: { readonly children: ReactNode }) => {
    // After the form in it listens.
    useEffect(() => {
      if (builtState !== undefined)
        testStore.store.dispatch(tabFollowed(getStored(testStore.store.getState())));
    }, []);
    return (
      <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
        <Navigator />
        {children}
      </MemoryRouter>
    );
  };
  const createPage = (store: AppStore) => (
    <App
      store={store}
      translations={translations}
      page={page}
      services={{
        answers: {
          loadReader: () =>
            areRulesLost
              ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
              : Promise.resolve(createRealReader(page, lookUp)),
          getLoadedReader: () => createRealReader(page),
          getOptionNames: () => optionNames,
          lookUp,
          companies,
        },
        loadLateAssets,
        getHref: (path) => `/application-frontend/${path}`,
        storedExpirationMs: 86_400_000,
        LoanSummary,
        CallBackForm,
        EligibilityList,
        isCaptchaEnabled,
      }}
      visit={{ query, outsideLimits, partnerReturn: readPartnerReturn(route, query), tabStorage }}
      parts={{
        brandAssets: testBrandAssets,
        LoanPanel,
        consent: null,
        Router,
      }}
      renderContext={{ isFramed, year: 2026, builtState }}
      actions={{
        onLanguage: (language) => changeLanguage(translations, languageTags[language]),
        onDelete: callbacks.onDelete,
        willReload: () => willReload,
        onReload: callbacks.onReload,
        onRenderError: callbacks.onRenderError,
        onShown: () => undefined,
      }}
    />
  );
  const app = createPage(testStore.store);
  const container = document.body.appendChild(document.createElement('div'));
  if (builtState !== undefined && filledIn !== undefined) {
    container.innerHTML = renderToString(
      createPage({ ...testStore.store, getState: () => builtState.state }),
    );
    for (const [name, value] of Object.entries(filledIn))
      Object.assign(container.querySelector(`[name="${name}"]`) ?? {}, { value });
  }
  // A screen may wait for its data before the first render, so this waits too.
  await act(async () => void render(app, { container, hydrate: builtState !== undefined }));
  const goBack = () => act(async () => void navigate(-1));
  return { ...testStore, ...callbacks, loadLateAssets, goBack, user: userEvent.setup({ delay: null }) };
}
