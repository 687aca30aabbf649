import { selectLeadRequestStatus } from '../selectors/journey';
import { jsonResponse, createTestStore, submitAnswers } from '../store.fixture';

/** Valid answers to the contact step of the dynamic page. */
export const contact = {
  path: 'initial-details',
  answers: {
    email: 'ana@example.com',
    phone_number: '+34612345678',
    general_policies: true,
    marketing_consents: false,
  },
} as const;

/** A valid answer to the last step of the dynamic page. */
export const account = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;

/** A store whose calls wait until the test responds. Without a network they fail. */
export function openWaiting(options: Parameters<typeof createTestStore>[1] = {}) {
  const responds: ((response: Response) => void)[] = [];
  const app: ReturnType<typeof createTestStore> = createTestStore(
    () => (app.environment.isOnline ? new Promise((resolve) => responds.push(resolve)) : 'no connection'),
    options,
  );
  const { store, flushPromises, calls } = app;
  return {
    ...app,
    submit: async (...steps: readonly Parameters<typeof submitAnswers>[0][]) => {
      for (const step of steps) {
        store.dispatch(submitAnswers(step));
        await flushPromises();
      }
    },
    respond: async (status: number, body: object) => {
      responds.shift()?.(jsonResponse(status, body));
      await flushPromises();
    },
    getLead: () => store.getState().leadApplication,
    getRoute: () => store.getState().leadApplication.routeChange,
    getStatus: () => selectLeadRequestStatus(store.getState()),
    getMethods: () => calls.map(({ method }) => method),
  };
}
