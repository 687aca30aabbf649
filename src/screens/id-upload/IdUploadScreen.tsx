import { useCallback, useMemo, useState } from 'react';
import { useAppSelector } from '../storeHooks';
import { readRequestedDocuments, type RequestedDocuments } from '../../api/stepData/requestedDocuments';
import { getListedValues } from '../../domain/catalogue/options';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { useLateAssets } from '../lateAssets';
import type { ScreenProps } from '../screenProps';
import { StateQuestions } from '../parts/questionnaire/StateQuestions';
import { useRequest } from '../parts/requests/useRequest';
import { WithStepData } from '../parts/requests/WithStepData';
import { PhoneHandover } from './PhoneHandover';
import { PictureUploadForm } from './PictureUploadForm';
import { SkipDocument } from './SkipDocument';
import { useSelectedPictures } from './useSelectedPictures';

/** Asks for the document first, then for its pictures. */
export default function IdUploadScreen(props: ScreenProps) {
  const { states } = useLateAssets();
  const questionnaire = states['id-upload'];
  const read = useCallback(
    (stepData: Readonly<Record<string, unknown>>) =>
      readRequestedDocuments(stepData, getKnownTypes(questionnaire)),
    [questionnaire],
  );
  if (questionnaire === undefined) return null;
  return (
    <WithStepData {...props} read={read}>
      {(documents, isArrival) => (
        <DocumentUpload
          {...props}
          isArrival={isArrival}
          documents={documents}
          questionnaire={questionnaire}
        />
      )}
    </WithStepData>
  );
}

interface DocumentUploadProps extends ScreenProps {
  readonly documents: RequestedDocuments;
  readonly questionnaire: Questionnaire;
}

function DocumentUpload({ documents, questionnaire, ...screen }: DocumentUploadProps) {
  const { key } = questionnaire;
  const limitedQuestionnaire = useMemo(
    () => limitTypes(questionnaire, documents.types),
    [questionnaire, documents],
  );
  const isSubmitted = useAppSelector(({ dynamicPages }) => dynamicPages.submitted.includes(key));
  const type = useAppSelector(({ dynamicPages }) => dynamicPages.drafts[key]?.['document_type']);
  const request = useRequest('stateAction');
  // Keeps the selected pictures while the applicant goes back to the document.
  const pictures = useSelectedPictures();
  const [wasSubmitted] = useState(isSubmitted);
  const [hasSwitched, setHasSwitched] = useState(false);
  if (!hasSwitched && isSubmitted !== wasSubmitted) setHasSwitched(true);
  const isArrival = screen.isArrival || hasSwitched;
  const isKnown = typeof type === 'string' && documents.types.includes(type);
  return isSubmitted && isKnown ? (
    <PictureUploadForm
      {...screen}
      isArrival={isArrival}
      isReopened={wasSubmitted}
      request={request}
      pictures={pictures}
      documentType={type}
      documents={documents}
      stateKey={key}
    />
  ) : (
    <>
      <StateQuestions page={screen.page} isArrival={isArrival} row={limitedQuestionnaire} />
      <PhoneHandover />
      {documents.isSkippable ? (
        <>
          <ActionStatus status={request.status} />
          <SkipDocument request={request} />
        </>
      ) : null}
    </>
  );
}

/** The documents that the page has texts for. */
function getKnownTypes(questionnaire: Questionnaire | undefined): readonly string[] {
  const point = questionnaire?.dataPoints.find(({ name }) => name === 'document_type')?.point;
  return point?.kind === 'choice' ? getListedValues(point.options) : [];
}

function limitTypes(questionnaire: Questionnaire, types: readonly string[]): Questionnaire {
  return {
    ...questionnaire,
    dataPoints: questionnaire.dataPoints.map((question) =>
      question.name === 'document_type' && question.point.kind === 'choice'
        ? { ...question, point: { ...question.point, options: types } }
        : question,
    ),
  };
}
