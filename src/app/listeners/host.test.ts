// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { ServedCall } from '../../platform/hostChannel';
import { reapplyRequested } from '../../state/events';
import { progressStatePushed } from '../../state/slices/lead';
import { jsonResponse, makeTestStore, ondaraPage } from '../../state/store.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';
import { connectHost } from './host';

const values = { firstName: 'Eva', lastName: 'Mar', email: 'eva@example.com', phoneNumber: '612345678' };

/** The form in a frame, and what the embedding page sends and receives. */
async function embed() {
  const app = makeTestStore(() => jsonResponse(200, {}));
  const send = vi.fn();
  let call: (served: ServedCall) => void = () => undefined;
  connectHost({
    channel: {
      send,
      serve: ({ onCall }) => {
        call = onCall;
      },
    },
    store: app.store,
    startListening: app.startListening,
    page: ondaraPage,
    translations: await loadRealTexts(ondaraPage, ondaraPage.languages[0]),
    applyColors: async () => true,
    getChosenLanguage: () => null,
    getRoute: () => 'loan-details',
  });
  return {
    ...app,
    send,
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
