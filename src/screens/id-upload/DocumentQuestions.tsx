import { useSelector } from 'react-redux';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { RootState } from '../../state/root';
import { selectRequestStatus } from '../../state/selectors/journey';
import { ActionStatus } from '../ActionStatus';
import type { ScreenProps } from '../screenProps';
import { StateQuestions } from '../StateQuestions';
import { PhoneHandover } from './PhoneHandover';
import { SkipDocument } from './SkipDocument';

interface DocumentQuestionsProps extends ScreenProps {
  readonly questionnaire: Questionnaire;
  readonly isSkippable: boolean;
}

/** The type of the document, its number and its date. */
export function DocumentQuestions({ questionnaire, isSkippable, ...screen }: DocumentQuestionsProps) {
  const skipStatus = useSelector((state: RootState) => selectRequestStatus(state, 'stateAction'));
  return (
    <>
      <StateQuestions row={questionnaire} {...screen} />
      <PhoneHandover />
      {isSkippable ? (
        <>
          <ActionStatus status={skipStatus} />
          <SkipDocument />
        </>
      ) : null}
    </>
  );
}
