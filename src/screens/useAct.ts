import { useDispatch, useSelector } from 'react-redux';
import { acts, type ActName, type StateAct } from '../api/acts';
import { isUnderWay, isWaiting, type Sending } from '../domain/journey/calls/sending';
import type { AppDispatch, RootState } from '../state/root';
import { selectSending } from '../state/selectors/journey';
import { actTaken } from '../state/signals';

interface Act {
  readonly sending: Sending;
  /** Whether it is on its way, or may not be sent yet. */
  readonly isBusy: boolean;
  readonly take: (act: StateAct) => void;
}

/** Acts on the screen of a state, and how the one that shares its standing with `call` stands. */
export function useAct(call: ActName): Act {
  const dispatch = useDispatch<AppDispatch>();
  const sending = useSelector((state: RootState) => selectSending(state, acts[call]));
  return {
    sending,
    isBusy: isUnderWay(sending) || isWaiting(sending),
    take: (act) => void dispatch(actTaken(act)),
  };
}
