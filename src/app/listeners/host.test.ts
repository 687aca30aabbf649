// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { ServedCall } from '../../platform/frame/hostChannel';
import { reapplyRequested, redirectClicked, stepViewed } from '../../state/events';
import { applicationResultUpdated, progressStatePushed } from '../../state/slices/lead';
import { initialLeadState } from '../../state/slices/leadState';
import { jsonResponse, createTestStore, ondaraPage } from '../../state/store.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';
import { connectHost } from './host';

const values = { firstName: 'Eva', lastName: 'Mar', email: 'eva@example.com', phoneNumber: '612345678' };

/** The form in a frame, and what the embedding page sends and receives. */
async function embed(options: Parameters<typeof createTestStore>[1] = {}) {
  const app = createTestStore(() => jsonResponse(200, {}), options);
  const send = vi.fn();
  let call: (served: ServedCall) => void = () => undefined;
  let connect: () => void = () => undefined;
  connectHost({
    channel: {
      send,
      serve: ({ onCall, onConnect }) => {
        call = onCall;
        connect = onConnect;
      },
    },
    store: app.store,
    startListening: app.startListening,
    page: ondaraPage,
    translations: await loadRealTexts(ondaraPage, ondaraPage.languages[0]),
    applyColors: async () => ['accent-strong'],
    getChosenLanguage: () => null,
    getRoute: () => 'loan-details',
  });
  return {
    ...app,
    send,
    connect: () => connect(),
    call: async (served: ServedCall) => {
      call(served);
      await app.flushPromises();
    },
    prefill: async () => {
      call({ type: 'loan:prefill', values });
      await app.flushPromises();
    },
    getTexts: () => JSON.stringify([app.store.getState(), [...app.session], [...app.local]]),
  };
}

describe('a prefill of the embedding page', () => {
  it('fills in the form, and names the fields', async () => {
    const app = await embed();
    await app.prefill();
    const { dynamicPages, leadApplication } = app.store.getState();
    expect(dynamicPages.drafts['initial-details']).toMatchObject({ email: 'eva@example.com' });
    expect(leadApplication.application.posthogParameters?.leadPrefilledFields).toContain('email');
  });

  it.each([
    [
      'leaves what the applicant has answered in a step that is asked again',
      'eva@example.com',
      { phone_number: '612345678' },
    ],
    ['gives nothing of one person to the application of another', 'ana@example.com', undefined],
  ])('%s', async (_what, email, draft) => {
    const lead = { ...initialLeadState, application: { contactDetails: { email } } };
    const app = await embed({ preloaded: { leadApplication: lead } });
    await app.prefill();
    expect(app.store.getState().dynamicPages.drafts['initial-details']).toEqual(draft);
  });

  it.each(['REJECTED', 'THANK_YOU', 'REDIRECTED'] as const)(
    'stores nothing and tells nothing in the end state %s',
    async (state) => {
      const app = await embed();
      app.store.dispatch(progressStatePushed(stateNumber(state)));
      await app.flushPromises();
      await app.prefill();
      expect(app.getTexts()).not.toMatch(/Eva|Mar|eva@|612345678|first_name/);
      expect(app.send).not.toHaveBeenCalledWith('loan:error', expect.anything());
    },
  );

  it('fills in the next application', async () => {
    const app = await embed();
    app.store.dispatch(progressStatePushed(stateNumber('REJECTED')));
    app.store.dispatch(reapplyRequested());
    await app.prefill();
    expect(app.store.getState().dynamicPages.drafts['initial-details']).toMatchObject({
      email: 'eva@example.com',
    });
  });
});

it('gives the styles the text size of the embedding page', async () => {
  const app = await embed();
  await app.call({ type: 'loan:text-size', pixels: 18 });
  expect(document.documentElement.style.getPropertyValue('--host-text-size')).toBe('18px');
  document.documentElement.style.removeProperty('--host-text-size');
});

it.each([
  [
    { type: 'loan:colors', colors: { accent: '#fefefe', 'accent-strong': '#5b21b6' }, serial: 3 },
    { call: 'setColors', rejected: 'accent', serial: 3 },
  ],
  [{ type: 'loan:language', language: 'fr', isDefault: false }, { call: 'setLanguage' }],
] as const)('is told which call it is that the form cannot use: %j', async (served, detail) => {
  const app = await embed();
  await app.call(served);
  expect(app.send.mock.calls).toEqual([['loan:error', { code: 'rejected-call', ...detail }]]);
});

it.each([
  ['nothing if the partner opens outside the frame', true, []],
  ['that it did not open if the embedding page forbids it', false, [['loan:error', { code: 'not-opened' }]]],
])('is told %s', { tags: ['F42'] }, async (_what, isWindowAllowed, events) => {
  const redirect = { url: 'https://partner.example/go', method: 'GET', params: {} } as const;
  const app = await embed({ isFramed: true, isWindowAllowed });
  app.store.dispatch(progressStatePushed(stateNumber('REDIRECTED')));
  app.store.dispatch(applicationResultUpdated({ redirect }));
  await app.flushPromises();
  app.send.mockClear();
  app.store.dispatch(redirectClicked());
  await app.flushPromises();
  expect(app.openedWindows).toEqual(isWindowAllowed ? [redirect.url] : []);
  expect(app.send.mock.calls).toEqual(events);
});

it.each([[['beforeunload', 'pagehide']], [['pagehide']]])(
  'says once that it leaves, at %j',
  { tags: ['F41'] },
  async (reported) => {
    const app = await embed();
    for (const event of reported) window.dispatchEvent(new Event(event));
    expect(app.send.mock.calls).toEqual([['loan:leaving', {}]]);
  },
);

it('names a step once to each embedding page, whether it connects before the step is shown or after', async () => {
  const app = await embed();
  const listSteps = () =>
    app.send.mock.calls.flatMap(([type, detail]) => (type === 'loan:step' ? [detail.route] : []));
  app.connect();
  app.store.dispatch(stepViewed('loan-details'));
  expect(listSteps()).toEqual(['loan-details']);
  expect(app.send).toHaveBeenLastCalledWith(
    'loan:step',
    expect.objectContaining({ index: 0, section: 1, sections: expect.any(Number) }),
  );
  app.store.dispatch(stepViewed('initial-details'));
  app.store.dispatch(stepViewed('loan-details'));
  expect(listSteps()).toEqual(['loan-details', 'initial-details', 'loan-details']);
  app.connect();
  expect(listSteps()).toHaveLength(4);
});
