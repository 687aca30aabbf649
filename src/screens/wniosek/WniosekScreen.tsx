import { useMemo, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import type { StepPath } from '../../domain/catalogue/steps';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';
import type { PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions, getVisibleQuestions } from '../../domain/pages/stepSequence';
import ReviewList from '../../form/layout/ReviewList';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import type { RootState } from '../../state/root';
import {
  selectApplication,
  selectRequestStatus,
  selectSteps,
  selectSubmitted,
} from '../../state/selectors/journey';
import { Notice } from '../../ui/Notice';
import { QuestionnaireForm } from '../QuestionnaireForm';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../useQuestionnaireErrors';
import { SectionEditor } from './SectionEditor';
import { getChangeableQuestions, getSections, type ReviewSection } from './sections';
import styles from './WniosekScreen.module.css';
import { useLoaded } from '../../ui/useLoaded';

/**
 * The whole application, which can be reviewed, changed in place and confirmed, with the lender's additional
 * questions.
 */
export default function WniosekScreen(screen: ScreenProps) {
  const { wniosek } = useLoaded(screen.services.loadStates);
  return wniosek === undefined ? null : <Application row={wniosek} {...screen} />;
}

interface ApplicationProps extends ScreenProps {
  /** The questions of the state itself. */
  readonly row: Questionnaire;
}

/** The notice above the confirmation: a section was changed, or the reason that blocks the confirmation. */
type ReviewNotice =
  { readonly what: 'changed' } | { readonly what: 'open' | 'lacking'; readonly section: ReviewSection };

function Application({ row, page, services, isArrival }: ApplicationProps) {
  const { t } = useTranslation();
  const application = useSelector(selectApplication);
  const submitted = useSelector(selectSubmitted);
  const status = useSelector((state: RootState) => selectRequestStatus(state, 'state'));
  const { given, masked } = useSelector((state: RootState) => state.asyncFormData.continuedLead);
  const path = useSelector((state: RootState) => selectSteps(state, page));
  const [openedPath, setOpenedPath] = useState<StepPath | null>(null);
  const [errorTarget, setErrorTarget] = useState<ErrorTarget | null>(null);
  const [notice, setNotice] = useState<ReviewNotice | null>(null);

  const questionIndex = useMemo(() => indexQuestions([...page.steps, row]), [page, row]);
  const answers = getAnswers(questionIndex, application);
  const stateQuestionnaire = useMemo(
    () => ({
      ...removeUndecidableRules(row, getAnswers(questionIndex, application)),
      keepsTitle: true as const,
    }),
    [row, questionIndex, application],
  );
  const questions = useMemo(
    () => new Map([...questionIndex, ...indexQuestions([stateQuestionnaire])]),
    [questionIndex, stateQuestionnaire],
  );
  const sections = useMemo(() => getSections(path, page, row), [path, page, row]);
  const visibleStateQuestionnaire = useMemo(
    () => ({
      ...stateQuestionnaire,
      dataPoints: getVisibleQuestions(stateQuestionnaire, questions, getAnswers(questions, application)),
    }),
    [stateQuestionnaire, questions, application],
  );
  const visibleQuestionnaires = useMemo(
    () => [...sections.map(getChangeableQuestions), visibleStateQuestionnaire],
    [sections, visibleStateQuestionnaire],
  );

  /** Whether the server has the answer, even if this browser does not. */
  const isKnown = ({ name }: PageQuestion, { path: at }: PageStep) =>
    answers[name] !== undefined || given.includes(name) || submitted.includes(at);
  const incomplete = sections.find((section) =>
    getChangeableQuestions(section).dataPoints.some(
      (question) => question.point.optional !== true && !isKnown(question, section.step),
    ),
  );
  const open = sections.find(({ step }) => step.path === openedPath);
  const findSection = ({ path: at }: { readonly path: StepPath }) =>
    sections.find(({ step }) => step.path === at);
  const onFollowError = (target: ErrorTarget) => {
    setErrorTarget(target);
    setOpenedPath(sections.find(({ change }) => change.key === target.key)?.step.path ?? openedPath);
  };
  const masks: Readonly<Record<string, string | undefined>> = {
    email: masked.email,
    phone_number: masked.phoneNumber,
  };
  const openSection = (what: 'open' | 'lacking', section: ReviewSection) => {
    setNotice({ what, section });
    setOpenedPath(section.step.path);
  };

  return (
    <div className={styles['application']}>
      <QuestionnaireHeading
        questionnaire={row}
        formatTitle={(title) => `${title} | ${page.brand.name}`}
        isArrival={isArrival}
        hasErrors={false}
      />
      <div className={styles['answers']}>
        <ReviewList
          page={page}
          steps={sections.map(({ step }) => step)}
          answers={answers}
          isChangeable={(step) => (findSection(step)?.change.dataPoints.length ?? 0) > 0}
          formatMissing={(question, step) =>
            masks[question.name] ??
            t(isKnown(question, step) ? 'screensˆwniosek>given' : 'screensˆreview>none')
          }
          onChange={(changing) => {
            setNotice(null);
            setErrorTarget(null);
            setOpenedPath(changing === openedPath ? null : changing);
          }}
          inPlace={{
            path: openedPath,
            content:
              open === undefined ? null : (
                <SectionEditor
                  key={open.step.path}
                  page={page}
                  services={services}
                  questionnaire={open.change}
                  questions={questions}
                  visibleQuestionnaires={visibleQuestionnaires}
                  startAt={errorTarget?.key === open.change.key ? errorTarget.name : undefined}
                  shouldFocus={notice !== null && notice.what !== 'changed'}
                  onFollowError={onFollowError}
                  onDone={() => {
                    setNotice({ what: 'changed' });
                    setOpenedPath(null);
                  }}
                />
              ),
          }}
        />
      </div>
      <QuestionnaireForm
        page={page}
        services={services}
        questionnaire={stateQuestionnaire}
        questions={questions}
        visibleQuestionnaires={visibleQuestionnaires}
        onFollowError={onFollowError}
        onSubmit={(answered) => {
          if (open !== undefined) openSection('open', open);
          else if (incomplete !== undefined) openSection('lacking', incomplete);
          else services.submitState(stateQuestionnaire, answered);
        }}
        requestStatus={status}
        submitLabel={t('screensˆwniosek>confirm')}
        heading={() =>
          visibleStateQuestionnaire.dataPoints.length === 0 ? null : (
            <div className={styles['more']}>
              <h2>{t('screensˆwniosek>more')}</h2>
            </div>
          )
        }
      >
        <div role="status">
          {notice === null ? null : (
            <Notice tone={notice.what === 'changed' ? 'success' : 'warning'}>
              {notice.what === 'changed'
                ? t('screensˆwniosek>changed')
                : t(`screensˆwniosek>${notice.what}`, {
                    section: getQuestionnaireTitle(getFullStep(notice.section, page), t),
                  })}
            </Notice>
          )}
        </div>
      </QuestionnaireForm>
    </div>
  );
}

/** The step of a section including hidden questions, which its title depends on. */
function getFullStep({ step }: ReviewSection, { steps }: ScreenProps['page']): Questionnaire {
  return steps.find(({ path }) => path === step.path) ?? step;
}
