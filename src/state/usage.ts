import type { StartListening } from './root';
import { stepRefused, stepSeen } from './signals';

/** Says how the steps of the form are used. Hears from the first step on, which is seen before what talks to the server has come. */
export function setupUsageListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stepSeen,
    effect: ({ payload: step }, { getState, extra }) =>
      extra.track({
        name: 'StepSeen',
        facts: { step },
        leadId: getState().leadApplication.application.id ?? '',
      }),
  });
  startListening({
    actionCreator: stepRefused,
    effect: ({ payload: { path, names } }, { getState, extra }) =>
      extra.track({
        name: 'StepLeftWithErrors',
        facts: { step: path, questions: names.join(' ') },
        leadId: getState().leadApplication.application.id ?? '',
      }),
  });
}
