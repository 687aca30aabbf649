import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { FrameTarget } from '../../domain/journey/states/frameTarget';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import { selectRequestStatus } from '../../state/selectors/journey';
import { submitStateQuestionnaire } from '../../state/submission/submitStateQuestionnaire';
import { Button } from '../../ui/Button';
import { Collapsible } from '../../ui/Collapsible';
import { TextWithMail } from '../../ui/TextWithMail';
import { useLateAssets } from '../lateAssets';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import type { ScreenProps } from '../screenProps';
import { useAllQuestions } from '../parts/questionnaire/useAllQuestions';
import styles from './PartnerFrameScreen.module.css';

interface AlternativeOptionsProps extends Pick<ScreenProps, 'page'> {
  readonly manualRoute: string | undefined;
  /** The partner's page, if it may be opened. */
  readonly target?: FrameTarget;
  readonly onRestart: (() => void) | undefined;
}

/** Alternatives to the partner's page: restart, open a new tab, enter the answers, or contact a person. */
export function AlternativeOptions({ page, manualRoute, target, onRestart }: AlternativeOptionsProps) {
  const { t } = useTranslation();
  const questionnaire = useLateAssets().states[manualRoute ?? ''];
  return (
    <section className={styles['ways']}>
      <h2>{t('screensˆpartner>other_ways')}</h2>
      {onRestart === undefined ? null : (
        <Button variant="quiet" onClick={onRestart}>
          {t('screensˆpartner>anew')}
        </Button>
      )}
      {target === undefined ? null : (
        <a
          className={styles['link']}
          href={target.url}
          target="_blank"
          rel="noopener"
          referrerPolicy="strict-origin"
        >
          {t('screensˆpartner>tab')}
        </a>
      )}
      {questionnaire === undefined ? null : (
        <Collapsible
          label={t('screensˆpartner>by_hand')}
          content={() => (
            <div className={styles['byHand']}>
              <ManualEntry page={page} questionnaire={questionnaire} />
            </div>
          )}
        />
      )}
      <p>
        <TextWithMail
          text={t('screensˆmissing>human', { email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </p>
    </section>
  );
}

interface ManualEntryProps extends Pick<ScreenProps, 'page'> {
  readonly questionnaire: Questionnaire;
}

/** Asks for what the partner would have reported, with the questions of the state that has no partner. */
function ManualEntry({ page, questionnaire }: ManualEntryProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectRequestStatus(state, 'secondaryCall'));
  const questions = useAllQuestions(page);
  return (
    <QuestionnaireForm
      page={page}
      questionnaire={questionnaire}
      questions={questions}
      visibleQuestionnaires={[questionnaire]}
      submission={{
        status,
        label: t('commonˆcontinue'),
        onSubmit: (answers) => dispatch(submitStateQuestionnaire(questionnaire, answers)),
      }}
      heading={() => <h3>{getQuestionnaireTitle(questionnaire, t)}</h3>}
    />
  );
}
