import { useLateAssets } from '../lateAssets';
import type { NamedScreenProps } from '../screenProps';
import { StateQuestions } from '../parts/questionnaire/StateQuestions';

/** The screen of every state that only asks questions, which its row in the table of states defines. */
export default function StateStepScreen({ name, ...screen }: NamedScreenProps) {
  const row = useLateAssets().states[name];
  return row === undefined ? null : <StateQuestions row={row} {...screen} />;
}
