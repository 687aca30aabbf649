import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch } from 'react-redux';
import type { DataPointName } from '../../domain/catalogue/names';
import type { Sending } from '../../domain/journey/calls/sending';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Questions } from '../../domain/pages/stepSequence';
import { keepAnswers } from '../../state/keepAnswers';
import type { AppDispatch } from '../../state/root';
import { Asking } from '../Asking';
import type { ScreenProps } from '../screenProps';
import type { Sought } from '../useErrors';
import styles from './Wniosek.module.css';

const idle: Sending = { kind: 'idle' };

interface ChangeProps extends Pick<ScreenProps, 'page' | 'services'> {
  readonly questionnaire: Questionnaire;
  readonly questions: Questions;
  readonly around: readonly Questionnaire[];
  readonly startAt: DataPointName | undefined;
  /** Whether the applicant was led here by something else than their own wish to change it. */
  readonly isLed: boolean;
  readonly onSeek: (sought: Sought) => void;
  readonly onDone: () => void;
}

/** The questions of a section in the place of its answers. What is answered waits in the lead for the confirmation. */
export function Change({ questionnaire, isLed, onDone, ...asking }: ChangeProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLed) place.current?.focus();
  }, [isLed]);
  return (
    <div ref={place} tabIndex={-1} className={styles['change']}>
      <Asking
        {...asking}
        questionnaire={questionnaire}
        sending={idle}
        submitLabel={t('screensˆwniosek>keep')}
        heading={() => null}
        onSubmit={(answers) => {
          dispatch(keepAnswers(questionnaire, answers));
          onDone();
        }}
      />
    </div>
  );
}
