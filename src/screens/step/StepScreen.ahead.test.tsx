// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { openApp, resetBackend, stateAt } from '../../app/app.fixture';
import { openDrawnScreen } from '../../app/wiring/openDrawnScreen';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead } from '../../domain/lead/lead';
import type { FormScreen, PageStep } from '../../domain/pages/resolvePage';
import { conceal } from '../../platform/conceal';
import type { RootState } from '../../state/root';
import { saveDraft } from '../../state/draft.fixture';
import type { LeadState } from '../../state/slices/leadState';
import { predictNextScreen } from '../../state/submission/predictNextScreen';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { ondaraPage } from '../../testing/pages.fixture';
import { preloadScreen } from '../NamedScreen';
import type { DrawnScreen, NextScreenListener } from '../screenProps';

beforeEach(resetBackend);

const findStep = (path: StepPath | null) => ondaraPage.steps.find((step) => step.path === path) ?? null;
const aheadOf = (root: ParentNode = document) => root.querySelector('fieldset[inert]');
function failToRender(): never {
  throw new Error('A part of the step did not load.');
}
const findable = '[id], [name], [for], [role], [aria-live], [data-step], button[type]';

/** An application whose answers before the bank account are complete. */
function stateAtPersonalDetails(lead: Partial<LeadState>): Partial<RootState> {
  const contactDetails = { email: 'ana@example.com', phoneNumber: '+34612345678', marketingConsents: false };
  const application: Lead = {
    id: createLead('dynamic', { contactDetails }).id,
    sessionId: 'session-1',
    amount: 3000,
    period: 12,
    financingOption: 'personal_loan',
    generalPolicies: true,
    contactDetails,
    personalDetails: { firstName: 'Ana', lastName: 'Peña', gender: 'female', dateOfBirth: '1985-11-05' },
    otherDetails: { loanPurpose: 'travel' },
  };
  return {
    ...stateAt('NONE', { application, progressStates: [0], ...lead }),
    dynamicPages: {
      ...initialDynamicPages,
      requested: ['first_name', 'iban'],
      submitted: ['loan-details', 'initial-details'],
    },
  };
}

/** Opens a step before the bank account. The test says which step follows the open one. */
async function openPersonalDetails(lead: Partial<LeadState> = {}) {
  const watches: { path: FormScreen; listener: NextScreenListener; isStopped: boolean }[] = [];
  const app = await openApp({
    route: 'personal-details',
    state: stateAtPersonalDetails(lead),
    watchNextScreen: (path, _languageTag, listener) => {
      const watch = { path, listener, isStopped: false };
      watches.push(watch);
      return () => {
        watch.isStopped = true;
      };
    },
  });
  const draw = (
    step: PageStep | null,
    { reviewed = null, added = [] }: Partial<Pick<DrawnScreen, 'reviewed' | 'added'>> = {},
  ) =>
    act(async () =>
      current()?.listener.onNext({
        step,
        reviewed,
        added,
        conceal,
        open: (answers, opening) => {
          const from = app.store.getState().dynamicPages.submitted.includes('personal-details')
            ? 'bank-account'
            : 'personal-details';
          const next = app.store.dispatch(predictNextScreen(from, answers))?.next;
          const drawn = reviewed === null ? step?.path : 'review';
          if (next === undefined || next !== drawn) opening.submit();
          else openDrawnScreen(next, opening, app.flush);
        },
      }),
    );
  const current = () => watches.findLast(({ isStopped }) => !isStopped);
  return {
    ...app,
    getWatched: () => watches.filter(({ isStopped }) => !isStopped).map(({ path }) => path),
    draw,
    drawAhead: (path: StepPath | null) => draw(findStep(path)),
    getSeenSteps: () =>
      app.trackedEvents.flatMap((event) => (event.name === 'StepSeen' ? [event.properties.step] : [])),
    type: () => act(async () => current()?.listener.onType()),
  };
}

const iban = () => screen.findByRole('textbox', { name: /^IBAN/ });
/** The form on the screen. The simulated document does not know `inert`. */
function getOpenForm() {
  const form = document.querySelector<HTMLElement>('form[data-step]');
  if (form === null) throw new Error('No step is open.');
  return within(form);
}
const goOn = async ({ user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>) =>
  user.click(getOpenForm().getByRole('button', { name: 'Continuar' }));

describe('a step that is drawn ahead', () => {
  it('is found by nobody: it has no name, takes no focus, and gives the page no title', async () => {
    const { drawAhead, getSeenSteps } = await openPersonalDetails();
    const title = document.title;
    await drawAhead('bank-account');
    const ahead = aheadOf();
    expect(ahead).toHaveTextContent('IBAN');
    expect(ahead).toBeDisabled();
    expect(ahead?.querySelectorAll(findable)).toHaveLength(0);
    expect(document.querySelectorAll('form[data-step]')).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: /^IBAN/ })).not.toBeInTheDocument();
    expect(document.title).toBe(title);
    expect(getSeenSteps()).toEqual(['personal-details']);
  });

  it('becomes the open step with the same elements, and only then has names, the title and the focus', async () => {
    const app = await openPersonalDetails();
    const { title } = document;
    await app.drawAhead('bank-account');
    const input = aheadOf()?.querySelector('input');
    await goOn(app);
    expect(await iban()).toBe(input);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(input).toHaveAttribute('name', 'iban');
    expect(input?.closest('form')).toHaveAttribute('data-step', 'bank-account');
    expect(document.title).not.toBe(title);
    expect(aheadOf()).toBeNull();
    expect(app.getSeenSteps().filter((path) => path === 'bank-account')).toHaveLength(1);
    expect(app.getWatched()).toEqual(['bank-account']);
  });

  it('is shown before anything is submitted, so that the paint waits for nothing else', async () => {
    const app = await openPersonalDetails();
    await app.drawAhead('bank-account');
    let shownWith: unknown = null;
    const seen = new MutationObserver(() => {
      const form = document.querySelector('form[data-step]');
      if (form?.getAttribute('data-step') === 'bank-account')
        shownWith ??= app.store.getState().dynamicPages.submitted;
    });
    seen.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-step'] });
    await goOn(app);
    await iban();
    seen.disconnect();
    expect(shownWith).toEqual(['loan-details', 'initial-details']);
    await waitFor(() => expect(app.store.getState().dynamicPages.submitted).toContain('personal-details'));
  });

  it('has the message that the form is longer before anything is submitted', async () => {
    const app = await openPersonalDetails();
    const added = findStep('expenses');
    await app.draw(findStep('bank-account'), { added: added === null ? [] : [added] });
    expect(screen.queryByText(/^Por tu respuesta hay 1 paso más/)).toBeNull();
    const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await act(async () =>
      getOpenForm().getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).click(),
    );
    expect(screen.getByText(/^Por tu respuesta hay 1 paso más/)).toHaveAttribute('role', 'status');
    expect(app.store.getState().dynamicPages.submitted).not.toContain('personal-details');
    paint.mockRestore();
  });

  it('is left by a press that comes before the paint, and both steps are submitted in their order', async () => {
    const app = await openPersonalDetails();
    await act(async () =>
      app.store.dispatch(saveDraft('bank-account', { iban: 'ES91 2100 0418 4502 0005 1332' })),
    );
    await app.drawAhead('bank-account');
    const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const press = () => getOpenForm().getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).click();
    const { submitted: before } = app.store.getState().dynamicPages;
    await act(async () => press());
    await act(async () => press());
    expect(app.store.getState().dynamicPages.submitted).toEqual([
      ...before,
      'personal-details',
      'bank-account',
    ]);
    paint.mockRestore();
  });

  it('submits what is typed after it became the open step', async () => {
    const app = await openPersonalDetails();
    await app.drawAhead('bank-account');
    await goOn(app);
    await app.user.type(await iban(), 'ES9121000418450200051332');
    await goOn(app);
    await screen.findByRole('heading', { level: 1, name: 'Repasa tus respuestas' });
    expect(app.store.getState().leadApplication.application.incomeDetails).toEqual({
      iban: 'ES9121000418450200051332',
    });
  });

  it('shows what another tab has answered before it opens', async () => {
    const app = await openPersonalDetails();
    await app.drawAhead('bank-account');
    await act(async () =>
      app.store.dispatch(saveDraft('bank-account', { iban: 'ES91 2100 0418 4502 0005 1332' })),
    );
    await goOn(app);
    const input = await iban();
    await waitFor(() => expect(input).toHaveValue('ES91 2100 0418 4502 0005 1332'));
  });

  it('is replaced when another step follows, and goes when none does', async () => {
    const { drawAhead } = await openPersonalDetails();
    await drawAhead('bank-account');
    await drawAhead('initial-details');
    expect(document.querySelectorAll('fieldset[inert]')).toHaveLength(1);
    expect(aheadOf()).toHaveTextContent('Correo electrónico');
    await drawAhead(null);
    expect(aheadOf()).toBeNull();
  });

  it('is not the one that opens if the answers lead elsewhere', async () => {
    const app = await openPersonalDetails();
    await app.drawAhead('initial-details');
    await goOn(app);
    expect(await iban()).toHaveAttribute('name', 'iban');
    expect(aheadOf()).toBeNull();
  });

  it('opens anew after it was left, without what happened in it', async () => {
    const app = await openPersonalDetails();
    await app.drawAhead('bank-account');
    await goOn(app);
    await iban();
    await goOn(app);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await app.user.click(getOpenForm().getByRole('textbox', { name: /^IBAN/ }));
    await app.user.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('textbox', { name: 'Nombre' });
    expect(aheadOf()).toBeNull();
    await goOn(app);
    await iban();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).not.toMatch(/^Error/);
  });

  it('is not drawn while there are errors of the server', async () => {
    const app = await openPersonalDetails({ fieldErrors: [{ name: 'iban', code: 'invalid' }] });
    await app.drawAhead('bank-account');
    expect(aheadOf()).toBeNull();
  });

  it('leaves the open step alone if it fails', async () => {
    const app = await openPersonalDetails();
    vi.spyOn(console, 'error').mockReturnValue();
    const step = findStep('bank-account');
    if (step === null) throw new Error('The page has no such step.');
    // A part that does not load fails when it is rendered.
    await app.draw(Object.defineProperty({ ...step }, 'dataPoints', { get: () => failToRender() }));
    expect(getOpenForm().getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
    expect(app.onRenderError).not.toHaveBeenCalled();
    await goOn(app);
    expect(await iban()).toHaveAttribute('name', 'iban');
  });

  it('stays when the applicant types once it is drawn', async () => {
    const { drawAhead, type } = await openPersonalDetails();
    await drawAhead('bank-account');
    await type();
    expect(aheadOf()).toHaveTextContent('IBAN');
  });
});

describe('the review that is drawn ahead', () => {
  /** Opens the last step with the review drawn from a state in which it has this answer. */
  async function openLastStep(answer: string) {
    const app = await openPersonalDetails();
    await goOn(app);
    await app.user.type(await iban(), answer);
    await preloadScreen('review');
    const reviewed = app.store.dispatch(predictNextScreen('bank-account', { iban: answer }))?.getStateAfter();
    await app.draw(null, { reviewed: reviewed ?? null });
    return app;
  }

  it('shows the answers that are not submitted, to nobody, and opens with the same elements', async () => {
    const app = await openLastStep('ES9121000418450200051332');
    const ahead = aheadOf();
    expect(ahead).toHaveTextContent('ES91 2100 0418 4502 0005 1332');
    expect(ahead?.querySelectorAll(findable)).toHaveLength(0);
    expect(app.store.getState().leadApplication.application).not.toHaveProperty('incomeDetails');
    const heading = ahead?.querySelector('h1');
    const title = document.title;
    await goOn(app);
    expect(await screen.findByRole('heading', { level: 1, name: 'Repasa tus respuestas' })).toBe(heading);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).not.toBe(title);
    expect(heading?.closest('form')).toHaveAttribute('data-step', 'review');
    expect(app.store.getState().leadApplication.application).toHaveProperty('incomeDetails');
  });

  it('is sent with the answers before it by a press that comes before the paint', async () => {
    const app = await openLastStep('ES9121000418450200051332');
    const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const press = (name: string) => getOpenForm().getByRole<HTMLButtonElement>('button', { name }).click();
    await act(async () => press('Continuar'));
    expect(app.store.getState().leadApplication.application).not.toHaveProperty('incomeDetails');
    await act(async () => press('Enviar solicitud'));
    expect(app.store.getState().leadApplication.application).toHaveProperty('incomeDetails');
    await waitFor(() => expect(app.calls.findLast(({ method }) => method === 'PUT')?.body).toBeDefined());
    expect(app.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      incomeDetails: { iban: 'ES9121000418450200051332' },
    });
    paint.mockRestore();
  });
});

describe('the first step', () => {
  it('leaves with what only the first screen has around it', async () => {
    const watched: NextScreenListener[] = [];
    const app = await openApp({
      route: 'loan-details',
      state: { ...stateAtPersonalDetails({}), dynamicPages: initialDynamicPages },
      watchNextScreen: (_open, _languageTag, listener) => {
        watched.push(listener);
        return () => undefined;
      },
    });
    const getLayout = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');
    const step = findStep('initial-details');
    await act(async () =>
      watched.at(-1)?.onNext({
        step,
        reviewed: null,
        added: [],
        conceal,
        open: (_answers, opening) => openDrawnScreen('initial-details', opening, app.flush),
      }),
    );
    expect(getLayout()).toBe('first');
    expect(document.querySelector('[data-part=words]')).toBeInTheDocument();
    const paint = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const submit = document.querySelector<HTMLButtonElement>('form[data-step] button[type=submit]');
    await act(async () => submit?.click());
    expect(getLayout()).toBe('step');
    expect(document.querySelector('[data-part=words]')).not.toBeInTheDocument();
    expect(app.store.getState().dynamicPages.submitted).toEqual([]);
    paint.mockRestore();
    await waitFor(() => expect(app.store.getState().dynamicPages.submitted).toEqual(['loan-details']));
    expect(getLayout()).toBe('step');
  });
});
