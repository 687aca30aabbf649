import { useSelector } from 'react-redux';
import { findProgressState } from '../../domain/journey/states/progressStates';
import { selectProgressState } from '../../state/selectors/journey';
import { useLateAssets } from '../lateAssets';
import type { ScreenProps } from '../screenProps';
import { StateQuestions } from '../StateQuestions';

/** The screen of every state that only asks questions, which its row in the table of states defines. */
export default function StateStepScreen(screen: ScreenProps) {
  const { states } = useLateAssets();
  const row = states[findProgressState(useSelector(selectProgressState))?.route ?? ''];
  return row === undefined ? null : <StateQuestions row={row} {...screen} />;
}
