import type { StartListening } from './root';
import { stepValidationFailed, stepViewed } from './events';

/** Reports how the steps of the form are used. Starts with the first step, which is shown before the server code is loaded. */
export function setupUsageListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stepViewed,
    effect: ({ payload: step }, { getState, extra }) =>
      extra.track({
        name: 'StepSeen',
        properties: { step },
        leadId: getState().leadApplication.application.id ?? '',
      }),
  });
  startListening({
    actionCreator: stepValidationFailed,
    effect: ({ payload: { path, names, excluded } }, { getState, extra }) =>
      extra.track({
        name: 'StepLeftWithErrors',
        properties: {
          step: path,
          questions: names.join(' '),
          ...(excluded === null ? {} : { excluded }),
        },
        leadId: getState().leadApplication.application.id ?? '',
      }),
  });
}
