import { use, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import type { StepPath } from '../../domain/catalogue/steps';
import { withJudgeableRules } from '../../domain/pages/judgeableRules';
import type { AskedDataPoint, Questionnaire } from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import { answersOf, questionsOf, visibleQuestions } from '../../domain/pages/stepSequence';
import ReviewList from '../../form/around/ReviewList';
import { titleOf } from '../../form/words/titleOf';
import type { RootState } from '../../state/root';
import {
  selectApplication,
  selectSending,
  selectSteps,
  selectSubmitted,
} from '../../state/selectors/journey';
import { Notice } from '../../ui/Notice';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import type { Sought } from '../useErrors';
import { Change } from './Change';
import { changeableNow, sectionsOf, type Section } from './sections';
import styles from './Wniosek.module.css';

/** The whole application to be read, changed in place and confirmed, with what the lender wants to know beside it. */
export default function Wniosek(screen: ScreenProps) {
  const { wniosek } = use(screen.services.loadStates());
  return wniosek === undefined ? null : <Application row={wniosek} {...screen} />;
}

interface ApplicationProps extends ScreenProps {
  /** What the state itself asks. */
  readonly row: Questionnaire;
}

/** What is told beside the confirmation: something was changed, or why it waits. */
type Told = { readonly what: 'changed' } | { readonly what: 'open' | 'lacking'; readonly section: Section };

function Application({ row, page, services, isArrival }: ApplicationProps) {
  const { t } = useTranslation();
  const application = useSelector(selectApplication);
  const submitted = useSelector(selectSubmitted);
  const sending = useSelector((state: RootState) => selectSending(state, 'state'));
  const { given, masked } = useSelector((state: RootState) => state.asyncFormData.continued);
  const path = useSelector((state: RootState) => selectSteps(state, page));
  const [opened, setOpened] = useState<StepPath | null>(null);
  const [sought, setSought] = useState<Sought | null>(null);
  const [told, setTold] = useState<Told | null>(null);

  const asked = useMemo(() => questionsOf([...page.steps, row]), [page, row]);
  const answers = answersOf(asked, application);
  const own = useMemo(
    () => ({ ...withJudgeableRules(row, answersOf(asked, application)), keepsTitle: true as const }),
    [row, asked, application],
  );
  const questions = useMemo(() => new Map([...asked, ...questionsOf([own])]), [asked, own]);
  const sections = useMemo(() => sectionsOf(path, page, row), [path, page, row]);
  const ownNow = useMemo(
    () => ({ ...own, dataPoints: visibleQuestions(own, questions, answersOf(questions, application)) }),
    [own, questions, application],
  );
  const around = useMemo(() => [...sections.map(changeableNow), ownNow], [sections, ownNow]);

  /** Whether the server has the answer, in this browser or not. */
  const isKnown = ({ name }: AskedDataPoint, { path: at }: PageStep) =>
    answers[name] !== undefined || given.includes(name) || submitted.includes(at);
  const lacking = sections.find((section) =>
    changeableNow(section).dataPoints.some(
      (question) => question.point.optional !== true && !isKnown(question, section.step),
    ),
  );
  const open = sections.find(({ step }) => step.path === opened);
  const sectionAt = ({ path: at }: { readonly path: StepPath }) =>
    sections.find(({ step }) => step.path === at);
  const onSeek = (found: Sought) => {
    setSought(found);
    setOpened(sections.find(({ change }) => change.key === found.key)?.step.path ?? opened);
  };
  const maskOf: Readonly<Record<string, string | undefined>> = {
    email: masked.email,
    phone_number: masked.phoneNumber,
  };
  const leadTo = (what: 'open' | 'lacking', section: Section) => {
    setTold({ what, section });
    setOpened(section.step.path);
  };

  return (
    <div className={styles['application']}>
      <QuestionnaireHeading
        questionnaire={row}
        name={(title) => `${title} | ${page.brand.name}`}
        isArrival={isArrival}
        hasErrors={false}
      />
      <div className={styles['answers']}>
        <ReviewList
          page={page}
          steps={sections.map(({ step }) => step)}
          answers={answers}
          isChangeable={(step) => (sectionAt(step)?.change.dataPoints.length ?? 0) > 0}
          unheld={(question, step) =>
            maskOf[question.name] ??
            t(isKnown(question, step) ? 'screensˆwniosek>given' : 'screensˆreview>none')
          }
          onChange={(changing) => {
            setTold(null);
            setSought(null);
            setOpened(changing === opened ? null : changing);
          }}
          inPlace={{
            path: opened,
            content:
              open === undefined ? null : (
                <Change
                  key={open.step.path}
                  page={page}
                  services={services}
                  questionnaire={open.change}
                  questions={questions}
                  around={around}
                  startAt={sought?.key === open.change.key ? sought.name : undefined}
                  isLed={told !== null && told.what !== 'changed'}
                  onSeek={onSeek}
                  onDone={() => {
                    setTold({ what: 'changed' });
                    setOpened(null);
                  }}
                />
              ),
          }}
        />
      </div>
      <Asking
        page={page}
        services={services}
        questionnaire={own}
        questions={questions}
        around={around}
        onSeek={onSeek}
        onSubmit={(answered) => {
          if (open !== undefined) leadTo('open', open);
          else if (lacking !== undefined) leadTo('lacking', lacking);
          else services.submitState(own, answered);
        }}
        sending={sending}
        submitLabel={t('screensˆwniosek>confirm')}
        heading={() =>
          ownNow.dataPoints.length === 0 ? null : (
            <div className={styles['more']}>
              <h2>{t('screensˆwniosek>more')}</h2>
            </div>
          )
        }
      >
        <div role="status">
          {told === null ? null : (
            <Notice tone={told.what === 'changed' ? 'success' : 'warning'}>
              {told.what === 'changed'
                ? t('screensˆwniosek>changed')
                : t(`screensˆwniosek>${told.what}`, { section: titleOf(wholeOf(told.section, page), t) })}
            </Notice>
          )}
        </div>
      </Asking>
    </div>
  );
}

/** The step of a section with the questions that are hidden now: its title follows from all of them. */
function wholeOf({ step }: Section, { steps }: ScreenProps['page']): Questionnaire {
  return steps.find(({ path }) => path === step.path) ?? step;
}
