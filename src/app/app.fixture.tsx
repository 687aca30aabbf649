import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n as Translations } from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { loadLazyFields } from '../form/kinds/loadLazyFields';
import { createRealReader } from '../form/engine/step.fixture';
import type { PictureFlaw } from '../domain/documents/pictureFlaws';
import { readPartnerReturn } from '../domain/journey/states/partnerFrames';
import { progressStates, stateNumber, type ProgressStateName } from '../domain/journey/states/progressStates';
import { initialLeadState, type LeadState } from '../state/slices/leadState';
import type { RootState } from '../state/root';
import { submitStep } from '../state/submission/submitQuestionnaire';
import { submitStateQuestionnaire } from '../state/submission/submitStateQuestionnaire';
import { submitReview } from '../state/submission/submitReview';
import { languageTags } from '../domain/countries/locales';
import { preparePicture } from '../platform/pictures/prepare';
import { uploadPictures } from '../state/submission/uploadPictures';
import { LazyScreen } from '../screens/lazyScreen';
import type { ScreenServices } from '../screens/screenProps';
import { findScreen } from '../screens/registry';
import { openDraft } from '../state/openDraft';
import type { KeyValueStorage } from '../platform/storage';
import { creditHelp } from '../domain/countries/es.help';
import { motif } from '../ui/motifs/waves';
import LoanPanel from '../screens/loan-panel/LoanPanel';
import { LoanSummary } from '../screens/step/LoanSummary';
import { App } from './App';
import { makeLookUps } from './wiring/lookUps';
import { referenceNetwork } from '../testing/backend.fixture';
import { getStateQuestionnaires } from '../testing/pages.fixture';
import { storageWith } from '../testing/storage.fixture';
import { loadRealTexts } from '../testing/texts.fixture';
import { makeTestStore, ondaraPage, type FakeNetwork } from '../state/store.fixture';
import { loadOnce } from '../platform/loadOnce';

export { referenceNetwork, resetBackend } from '../testing/backend.fixture';

interface VisitOptions {
  readonly page?: typeof ondaraPage;
  /** The path below the base path. */
  readonly route: string;
  /** The query of the address at the start. */
  readonly query?: string;
  readonly isFramed?: boolean;
  readonly isSandboxed?: boolean;
  readonly isCaptchaEnabled?: boolean;
  readonly network?: FakeNetwork;
  /** What the check of pixels finds in every picture. A simulated document draws none. */
  readonly pictureFlaws?: readonly PictureFlaw[];
  /** By default nothing is drawn ahead, because queries by label find what is hidden. */
  readonly watchNextScreen?: ScreenServices['watchNextScreen'];
  readonly tabStorage?: KeyValueStorage;
  /** The mark of the history entry that the visit begins with. */
  readonly mark?: string;
  readonly state?: Partial<RootState>;
  /** By default the page's own texts in its language. */
  readonly texts?: Translations;
}

/** A state in which the server has pushed the progress state. */
export function stateAt(name: ProgressStateName, lead: Partial<LeadState> = {}): Partial<RootState> {
  return {
    leadApplication: { ...initialLeadState, progressStates: [0, stateNumber(name)], ...lead },
  };
}

/** The screens that a browser loads when they are shown. A test that waits for them would depend on how long that takes. */
const lateScreens = [
  LazyScreen,
  ...(['gone', 'review', 'continue', 'unsubscribe', '404'] as const).map(findScreen),
  ...progressStates.flatMap((row) => (row.phase === 'after-offer' ? [findScreen(row.route)] : [])),
];

/** The card with the form or the screen, without the loan beside it. */
export function getCard() {
  const card = document.querySelector<HTMLElement>('[data-part="card"]');
  if (card === null) throw new Error('The page has no card.');
  return within(card);
}

/** Opens the whole application at a route, with a real page, texts, rules and store. Only the network is a fake. */
export async function openApp({
  page = ondaraPage,
  route,
  query = '',
  isFramed = false,
  pictureFlaws = [],
  isSandboxed = false,
  isCaptchaEnabled = false,
  network = referenceNetwork,
  tabStorage = storageWith({}),
  mark,
  state = {},
  texts,
  watchNextScreen = () => () => undefined,
}: VisitOptions) {
  const testStore = makeTestStore(network, { page, preloaded: state, isSandboxed });
  const translations = texts ?? (await loadRealTexts(page, page.languages[0]));
  const loadPartnerAddresses = loadOnce(testStore.dependencies.loadPartnerAddresses);
  const assets = { motif, creditHelp, logo: { src: '/footer.svg', width: 130, height: 40 } };
  const loadScreenAssets = loadOnce(async () => assets);
  const loadStates = loadOnce(async () => getStateQuestionnaires(page));
  // A screen must not suspend within an event of a test, which does not wait for it.
  await Promise.all(
    [loadPartnerAddresses, loadScreenAssets, loadStates, loadLazyFields].map(async (load) => load()),
  );
  await Promise.all(lateScreens.map((screen) => screen.load()));
  const willReload = Promise.resolve(false);
  const { lookUp, companies, loadPartnerLogo } = makeLookUps(testStore.store, {
    origin: 'https://page.example',
    hosts: ['logos.example'],
  });
  const callbacks = { onDelete: vi.fn(), onReload: vi.fn(), onRenderError: vi.fn() };
  const app = (
    <App
      store={testStore.store}
      translations={translations}
      page={page}
      brandAssets={{
        header: { src: '/header.svg', width: 130, height: 40 },
        footer: { src: '/footer.svg', width: 130, height: 40 },
        scene: null,
        statements: '/accessibility',
      }}
      consent={null}
      services={{
        LoanSummary,
        LoanPanel,
        loadReader: async () => createRealReader(page, lookUp),
        getLoadedReader: () => createRealReader(page),
        lookUp,
        companies,
        loadPartnerLogo,
        loadStates,
        loadScreenAssets,
        watchNextScreen,
        submitStep: (path, answers) => testStore.store.dispatch(submitStep(path, answers)),
        submitReview: () => testStore.store.dispatch(submitReview()),
        submitState: (questionnaire, answers) =>
          testStore.store.dispatch(submitStateQuestionnaire(questionnaire, answers)),
        preparePicture: (file, side) =>
          preparePicture(file, side, async () => ({ picture: new Blob(['drawn']), flaws: pictureFlaws })),
        uploadPictures: (pictures, options) => testStore.store.dispatch(uploadPictures(pictures, options)),
        openDraft: (key) => testStore.store.dispatch(openDraft(key)),
        subscribeToPageHidden: () => () => undefined,
        getHref: (path) => `/application-frontend/${path}`,
        partnerReturn: readPartnerReturn(route, query),
        tabStorage,
        isCaptchaEnabled,
        loadPartnerAddresses,
      }}
      query={query}
      isFramed={isFramed}
      year={2026}
      onLanguage={(language) => void translations.changeLanguage(languageTags[language])}
      onDelete={callbacks.onDelete}
      willReload={() => willReload}
      onReload={callbacks.onReload}
      onRenderError={callbacks.onRenderError}
      onShown={() => undefined}
      Router={({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: `/${route}`, state: mark }]}>{children}</MemoryRouter>
      )}
    />
  );
  // A screen may wait for its data before the first render, so this waits too.
  await act(async () => void render(app));
  return { ...testStore, ...callbacks, user: userEvent.setup({ delay: null }) };
}
