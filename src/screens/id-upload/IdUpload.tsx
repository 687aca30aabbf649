import { use, useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { readDocuments, type WantedDocuments } from '../../api/stepData/documents';
import { listedIn } from '../../domain/catalogue/options';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { RootState } from '../../state/root';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import { DocumentQuestions } from './DocumentQuestions';
import { Pictures } from './Pictures';
import { usePictures } from './usePictures';

/** First which document it is, then its pictures. */
export default function IdUpload(props: ScreenProps) {
  const states = use(props.services.loadStates());
  const questionnaire = states['id-upload'];
  const read = useCallback(
    (stepData: Readonly<Record<string, unknown>>) => readDocuments(stepData, typesIn(questionnaire)),
    [questionnaire],
  );
  if (questionnaire === undefined) return null;
  return (
    <WithStepData {...props} read={read}>
      {(documents) => <BothParts {...props} documents={documents} questionnaire={questionnaire} />}
    </WithStepData>
  );
}

interface BothPartsProps extends ScreenProps {
  readonly documents: WantedDocuments;
  readonly questionnaire: Questionnaire;
}

function BothParts({ documents, questionnaire, ...screen }: BothPartsProps) {
  const { key } = questionnaire;
  const asked = useMemo(() => offering(questionnaire, documents.types), [questionnaire, documents]);
  const isTaken = useSelector(({ dynamicPages }: RootState) => dynamicPages.submitted.includes(key));
  const type = useSelector(({ dynamicPages }: RootState) => dynamicPages.drafts[key]?.['document_type']);
  // Chosen pictures outlive a look back at the document.
  const pictures = usePictures(screen.services.preparePicture);
  const [wasTaken] = useState(isTaken);
  const isArrival = screen.isArrival || isTaken !== wasTaken;
  const isKnown = typeof type === 'string' && documents.types.includes(type);
  return isTaken && isKnown ? (
    <Pictures
      {...screen}
      isArrival={isArrival}
      isReopened={wasTaken}
      pictures={pictures}
      documentType={type}
      isSkippable={documents.isSkippable}
      stateKey={key}
    />
  ) : (
    <DocumentQuestions
      {...screen}
      isArrival={isArrival}
      questionnaire={asked}
      isSkippable={documents.isSkippable}
    />
  );
}

/** The documents that the page has words for. */
function typesIn(questionnaire: Questionnaire | undefined): readonly string[] {
  const point = questionnaire?.dataPoints.find(({ name }) => name === 'document_type')?.point;
  return point?.kind === 'choice' ? listedIn(point.options) : [];
}

/** The questions with those documents that the server takes. */
function offering(questionnaire: Questionnaire, types: readonly string[]): Questionnaire {
  return {
    ...questionnaire,
    dataPoints: questionnaire.dataPoints.map((asked) =>
      asked.name === 'document_type' && asked.point.kind === 'choice'
        ? { ...asked, point: { ...asked.point, options: types } }
        : asked,
    ),
  };
}
