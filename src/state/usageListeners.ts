import type { PlatformEvent, UsageEventName } from '../domain/tracking/platformEvent';
import type { Dependencies, RootState, StartListening } from './root';
import { stepValidationFailed, stepViewed } from './events';
import { selectApplication } from './selectors/journey';

interface Context {
  readonly getState: () => RootState;
  readonly extra: Pick<Dependencies, 'track'>;
}

/** Reports an event without the identity of the applicant. */
export function trackUsageEvent(
  { getState, extra }: Context,
  name: UsageEventName,
  properties: PlatformEvent['properties'] = {},
): void {
  extra.track({ name, properties, leadId: selectApplication(getState()).id ?? '' });
}

/** Reports how the steps of the form are used. Starts with the first step, which is shown before the calls are loaded. */
export function setupUsageListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stepViewed,
    effect: ({ payload: step }, context) => trackUsageEvent(context, 'StepSeen', { step }),
  });
  startListening({
    actionCreator: stepValidationFailed,
    effect: ({ payload: { path, names, excluded } }, context) =>
      trackUsageEvent(context, 'StepLeftWithErrors', {
        step: path,
        questions: names.join(' '),
        ...(excluded === null ? {} : { excluded }),
      }),
  });
}
