import { readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n as Translations } from 'i18next';
import { getResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { handlers } from '../../tests/backend/handlers';
import { resetStore, store } from '../../tests/backend/store';
import { loadLateFields } from '../form/kinds/late';
import { realReader } from '../form/engine/step.fixture';
import { frameTarget, partnerReturn } from '../domain/journey/states/partnerFrames';
import { stateNumber, type ProgressStateName } from '../domain/journey/states/progressStates';
import { initialLeadState, type LeadState } from '../state/slices/leadState';
import type { RootState } from '../state/root';
import { submitState, submitStep } from '../state/sending/submitQuestionnaire';
import { languageTags } from '../domain/countries/locales';
import { preparePicture } from '../platform/pictures/prepare';
import { sendPictures } from '../state/following/pictures';
import { keepDraft } from '../state/keepDraft';
import { App } from './App';
import { makeCompanies, makeLookUp, makePartnerLogo } from './lookUps';
import { statesOf } from './pages.fixture';
import { realTexts } from './texts.fixture';
import { makeWorld, ondaraPage, type Network } from './world.fixture';

interface Visit {
  readonly page?: typeof ondaraPage;
  /** Below the application's base. */
  readonly route: string;
  /** Of the address at the start. */
  readonly query?: string;
  readonly isFramed?: boolean;
  readonly asksCaptcha?: boolean;
  readonly network?: Network;
  readonly state?: Partial<RootState>;
  /** The page's own in its language where they are not given. */
  readonly texts?: Translations;
}

/** The state of an application where the server has led it. */
export function ledTo(name: ProgressStateName, lead: Partial<LeadState> = {}): Partial<RootState> {
  return {
    leadApplication: { ...initialLeadState, progressStates: [0, stateNumber(name)], ...lead },
  };
}

/** Empties the reference back end and sets its clock to that of the visits. */
export function freshBackend(): void {
  resetStore({ slowness: 0 });
  store.clockShift = Date.parse('2026-11-20T12:00:00Z') - Date.now();
}

/** The application's own files and the reference back end as the network of a visit. */
export const referenceNetwork: Network = async ({ method, path, key, body }) => {
  if (path.startsWith('/data/')) return new Response(readFileSync(`public${path}`));
  const form = formOf(body);
  const request = new Request(`http://sandbox.test/api${path}`, {
    method,
    headers: {
      ...(form === null ? { 'Content-Type': 'application/json' } : {}),
      'X-Requested-With': 'loan-application',
      ...(key === null ? {} : { 'Idempotency-Key': key }),
    },
    ...(method === 'GET' ? {} : { body: form ?? JSON.stringify(body) }),
  });
  const answered = await getResponse([...handlers], request);
  if (answered === undefined) throw new Error(`Nobody answers ${method} ${path}.`);
  if (answered.type === 'error') throw new TypeError('Failed to fetch');
  return answered;
};

/** What a call carries as a form, where files are in it. */
function formOf(body: Readonly<Record<string, unknown>>): FormData | null {
  if (!Object.values(body).some((value) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' || value instanceof Blob) form.set(name, value);
  }
  return form;
}

/** Opens the whole application at an address: a real page, real texts and rules, a real store on a pretended network. */
export async function openApp({
  page = ondaraPage,
  route,
  query = '',
  isFramed = false,
  asksCaptcha = false,
  network = referenceNetwork,
  state = {},
  texts,
}: Visit) {
  const world = makeWorld(network, { page, preloaded: state });
  const translations = texts ?? (await realTexts(page, page.facts.locale));
  await loadLateFields();
  const staying = Promise.resolve(false);
  const states = Promise.resolve(statesOf(page));
  const lookUp = makeLookUp(world.store);
  const told = { onDelete: vi.fn(), onReload: vi.fn(), onRenderError: vi.fn() };
  const app = (
    <App
      store={world.store}
      translations={translations}
      page={page}
      marks={{ header: '/header.svg', footer: '/footer.svg', scene: null }}
      consent={null}
      services={{
        loadReader: async () => realReader(page, lookUp),
        readerAtHand: () => realReader(page),
        lookUp,
        companies: makeCompanies(world.store),
        partnerLogo: makePartnerLogo(world.store, 'https://page.example'),
        loadStates: () => states,
        submitStep: (path, answers) => world.store.dispatch(submitStep(path, answers)),
        submitState: (asked, answers) => world.store.dispatch(submitState(asked, answers)),
        preparePicture: (chosen, side) => preparePicture(chosen, side, async () => new Blob(['drawn'])),
        sendPictures: (pictures, watch) => world.store.dispatch(sendPictures(pictures, watch)),
        keepDraft: (key, typed) => world.store.dispatch(keepDraft(key, typed)),
        subscribeHidden: () => () => undefined,
        hrefOf: (path) => `/application-frontend/${path}`,
        judgeFrame: (address) =>
          frameTarget(address, {
            hosts: ['bank.example'],
            origin: 'http://sandbox.test',
            isDevelopment: true,
          }),
        partnerReturn: partnerReturn(route, query),
        asksCaptcha,
        judgeRedirect: (address) =>
          address.startsWith('https://partner.example')
            ? { follow: 'when-asked', url: address, host: 'partner.example' }
            : { follow: 'never' },
      }}
      query={query}
      isFramed={isFramed}
      year={2026}
      onLanguage={(language) => void translations.changeLanguage(languageTags[language])}
      onDelete={told.onDelete}
      isReloading={() => staying}
      onReload={told.onReload}
      onRenderError={told.onRenderError}
      onShown={() => undefined}
      Router={({ children }) => <MemoryRouter initialEntries={[`/${route}`]}>{children}</MemoryRouter>}
    />
  );
  // Awaited: what a screen waits for before it can render is waited for here too.
  await act(async () => void render(app));
  return { ...world, ...told, user: userEvent.setup({ delay: null }) };
}
