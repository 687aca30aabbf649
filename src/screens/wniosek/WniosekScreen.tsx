import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { StepPath } from '../../domain/catalogue/steps';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import type { Answers, PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import { selectRequestStatus } from '../../state/selectors/journey';
import { dropDraft } from '../../state/drafts';
import { submitStateQuestionnaire } from '../../state/submission/submitStateQuestionnaire';
import { Notice } from '../../ui/Notice';
import { useLateAssets } from '../lateAssets';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import { FormTitle, QuestionnaireHeading } from '../parts/questionnaire/QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../parts/questionnaire/useQuestionnaireErrors';
import { useServerAnswers } from '../parts/questionnaire/useServerAnswers';
import { ReviewList } from './ReviewList';
import { SectionEditor } from './SectionEditor';
import { getChangeableQuestions, type WniosekSection } from './sections';
import { useSections } from './useSections';
import styles from './WniosekScreen.module.css';

/** The whole application, which can be reviewed, changed in place and confirmed, with the lender's additional questions. */
export default function WniosekScreen(screen: ScreenProps) {
  const { wniosek } = useLateAssets().states;
  return wniosek === undefined ? null : <WniosekReview row={wniosek} {...screen} />;
}

interface WniosekReviewProps extends ScreenProps {
  /** The questions of the state itself. */
  readonly row: Questionnaire;
}

/** The notice above the confirmation: a section was changed, or the reason that blocks the confirmation. */
type ReviewNotice =
  { readonly what: 'changed' } | { readonly what: 'open' | 'lacking'; readonly section: WniosekSection };

function WniosekReview({ row, page, isArrival }: WniosekReviewProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const serverAnswers = useServerAnswers();
  const status = useAppSelector((state) => selectRequestStatus(state, 'state'));
  const { sections, stateQuestionnaire, visibleQuestionnaires, hasQuestions, questions, answers } =
    useSections(row, page);
  /** A section in which something is typed that was not saved, also before a reload. */
  const edited = useAppSelector(({ dynamicPages: { drafts } }) =>
    sections.find(({ change }) => Object.keys(drafts[change.key] ?? {}).length > 0),
  );
  const [openedPath, setOpenedPath] = useState<StepPath | null>(edited?.step.path ?? null);
  const [errorTarget, setErrorTarget] = useState<ErrorTarget | null>(null);
  const [notice, setNotice] = useState<ReviewNotice | null>(null);
  const [confirmed, setConfirmed] = useState<Answers>({});

  /** Whether the server has the answer, even if this browser does not. */
  const isKnown = (question: PageQuestion, step: PageStep) =>
    answers[question.name] !== undefined || serverAnswers.isGiven(question, step);
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
  const openSection = (what: 'open' | 'lacking', section: WniosekSection) => {
    setNotice({ what, section });
    setOpenedPath(section.step.path);
  };

  return (
    <div className={styles['application']}>
      <QuestionnaireHeading questionnaire={row} brand={page.brand.name} isArrival={isArrival} errors={null} />
      <div className={styles['answers']}>
        <ReviewList
          page={page}
          steps={sections.map(({ step }) => step)}
          answers={answers}
          isChangeable={(step) => (findSection(step)?.change.dataPoints.length ?? 0) > 0}
          formatMissing={(question, step) => serverAnswers.format(question, step) ?? t('screensˆreview>none')}
          onChange={(changing) => {
            setNotice(null);
            setErrorTarget(null);
            // Who closes a section drops what was typed there. The list shows what is confirmed.
            if (open?.step.path === changing) dispatch(dropDraft(open.change.key));
            setOpenedPath(changing === openedPath ? null : changing);
          }}
          inPlace={{
            path: openedPath,
            content:
              open === undefined ? null : (
                <SectionEditor
                  key={open.step.path}
                  page={page}
                  questionnaire={open.change}
                  questions={questions}
                  visibleQuestionnaires={visibleQuestionnaires}
                  startAt={errorTarget?.key === open.change.key ? errorTarget : undefined}
                  reason={notice?.what === 'changed' ? null : notice}
                  onFollowError={onFollowError}
                  onDone={() => {
                    setNotice({ what: 'changed' });
                    setOpenedPath(null);
                    // The confirmation that is under way does not contain the change.
                    if (isRequestPending(status))
                      dispatch(submitStateQuestionnaire(stateQuestionnaire, confirmed));
                  }}
                />
              ),
          }}
        />
      </div>
      <QuestionnaireForm
        page={page}
        questionnaire={stateQuestionnaire}
        questions={questions}
        visibleQuestionnaires={visibleQuestionnaires}
        startAt={errorTarget?.key === stateQuestionnaire.key ? errorTarget : undefined}
        onFollowError={onFollowError}
        submission={{
          status,
          label: t('screensˆwniosek>confirm'),
          onSubmit: (answered) => {
            const unsaved = open ?? edited;
            if (unsaved !== undefined) openSection('open', unsaved);
            else if (incomplete !== undefined) openSection('lacking', incomplete);
            else {
              setConfirmed(answered);
              dispatch(submitStateQuestionnaire(stateQuestionnaire, answered));
            }
          },
        }}
        heading={(errors) => (
          <>
            <FormTitle title={`${getQuestionnaireTitle(row, t)} | ${page.brand.name}`} errors={errors} />
            {hasQuestions ? (
              <div className={styles['more']}>
                <h2>{t('screensˆwniosek>more')}</h2>
              </div>
            ) : null}
          </>
        )}
      >
        <ReviewStatus page={page} notice={notice} />
      </QuestionnaireForm>
    </div>
  );
}

interface ReviewStatusProps {
  readonly page: ScreenProps['page'];
  readonly notice: ReviewNotice | null;
}

/** Says above the confirmation what was changed, or why it cannot be pressed yet. */
function ReviewStatus({ page, notice }: ReviewStatusProps) {
  const { t } = useTranslation();
  const getText = (said: ReviewNotice) =>
    said.what === 'changed'
      ? t('screensˆwniosek>changed')
      : t(`screensˆwniosek>${said.what}`, {
          section: getQuestionnaireTitle(getFullStep(said.section, page), t),
        });
  return (
    <div role="status">
      {notice === null ? null : (
        <Notice tone={notice.what === 'changed' ? 'success' : 'warning'}>{getText(notice)}</Notice>
      )}
    </div>
  );
}

/** The step of a section including hidden questions, which its title depends on. */
function getFullStep({ step }: WniosekSection, { steps }: ScreenProps['page']): Questionnaire {
  return steps.find(({ path }) => path === step.path) ?? step;
}
