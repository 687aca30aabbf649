import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch } from '../storeHooks';
import type { RequestStatus } from '../../domain/journey/calls/requestStatus';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/questionIndex';
import { saveAnswers } from '../../state/saveAnswers';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../parts/questionnaire/useQuestionnaireErrors';
import styles from './WniosekScreen.module.css';

const idle: RequestStatus = { kind: 'idle' };

interface SectionEditorProps extends Pick<ScreenProps, 'page'> {
  readonly questionnaire: Questionnaire;
  readonly questions: QuestionIndex;
  readonly visibleQuestionnaires: readonly Questionnaire[];
  readonly startAt: ErrorTarget | undefined;
  /** Why the confirmation leads here; null if the applicant has opened the section. Another reason takes the focus again. */
  readonly reason: object | null;
  readonly onFollowError: (target: ErrorTarget) => void;
  readonly onDone: () => void;
}

/** The questions of a section in place of its answers. Answers are stored in the lead until the confirmation. */
export function SectionEditor({ questionnaire, reason, onDone, ...formProps }: SectionEditorProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reason !== null) place.current?.focus();
  }, [reason]);
  return (
    <div ref={place} tabIndex={-1} className={styles['change']}>
      <QuestionnaireForm
        {...formProps}
        questionnaire={questionnaire}
        submission={{
          status: idle,
          label: t('screensˆwniosek>keep'),
          onSubmit: (answers) => {
            dispatch(saveAnswers(questionnaire, answers));
            onDone();
          },
        }}
        heading={() => null}
      />
    </div>
  );
}
