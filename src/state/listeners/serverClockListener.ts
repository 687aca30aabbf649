import { serverClockRead } from '../../api/serverClock';
import { correctMoments } from '../../domain/journey/calls/clockJump';
import { clockCorrected } from '../events';
import type { StartListening } from '../root';

/** Corrects the application's moments when a response shows that the device's clock has jumped. */
export function setupServerClockListener(startListening: StartListening): void {
  startListening({
    actionCreator: serverClockRead,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const { leadApplication } = getState();
      const corrected = correctMoments(leadApplication, payload, extra.now());
      if (JSON.stringify({ ...leadApplication, ...corrected }) !== JSON.stringify(leadApplication))
        dispatch(clockCorrected(corrected));
    },
  });
}
