import { type ReactNode, type Ref } from 'react';
import { useAppDispatch, useAppSelector } from '../../storeHooks';
import { formatUnbroken, getDateFormat } from '../../../domain/countries/formats';
import type { PolicyRecord } from '../../../domain/lead/lead';
import { lacksVersion } from '../../../domain/lead/policies';
import { groupBySection, type StepGroup } from '../../../domain/pages/formProgress';
import type { Answers, PageQuestion } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import { getAnswers, indexQuestions } from '../../../domain/pages/questionIndex';
import { AnswerList } from '../../../form/layout/AnswerList';
import { ReviewSection } from '../../../form/layout/ReviewSection';
import { useTranslation } from '../../../platform/i18n/texts';
import { changeRequested } from '../../../state/events';
import { selectApplication, selectSteps } from '../../../state/selectors/journey';
import { Button } from '../../../ui/Button';
import styles from './AnswerCopy.module.css';
import { FactTable } from '../FactTable';
import { useServerAnswers } from '../questionnaire/useServerAnswers';
import { useShownLoan } from '../loan/useShownLoan';

interface AnswerCopyProps {
  readonly page: Page;
  /** Whether each section leads to its steps and back. */
  readonly isChangeable?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  /** What stands between the loan and the answers. */
  readonly children?: ReactNode;
}

/** The applicant's answers by section, with the loan above, and for each consent when it was given and to which version. */
export function AnswerCopy({ page, isChangeable = false, ref, children }: AnswerCopyProps) {
  const { t, i18n } = useTranslation();
  const application = useAppSelector(selectApplication);
  const steps = useAppSelector((state) => selectSteps(state, page));
  const questions = indexQuestions(page.steps);
  const loan = useShownLoan(page);
  const answers = getAnswers(questions, application);
  const [period] = loan.rows;
  const records = application.policies ?? [];
  const serverAnswers = useServerAnswers();
  const formatGiven = (question: PageQuestion, { steps: all }: StepGroup) => {
    const step = all.find(({ dataPoints }) => dataPoints.includes(question));
    return step === undefined ? null : serverAnswers.format(question, step);
  };
  /** A lead that was begun in another browser has only some answers. */
  const isAnswered = (group: StepGroup) =>
    group.steps.some(({ dataPoints }) =>
      dataPoints.some(
        (question) => answers[question.name] !== undefined || formatGiven(question, group) !== null,
      ),
    );
  const formatRecord = ({ name }: PageQuestion, given: readonly PolicyRecord[]): string | null => {
    const record = given.find(({ id }) => id === name);
    const givenAtMs = Date.parse(record?.givenAt ?? '');
    // The time of a lead from another browser is whatever the server has.
    if (record === undefined || Number.isNaN(givenAtMs)) return null;
    const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
    const time = formatUnbroken(getDateFormat(i18n.language, format), givenAtMs);
    return lacksVersion([record])
      ? t('screensˆreview>recorded', { time })
      : t('screensˆreview>recorded_version', { time, version: record.version });
  };
  return (
    <div ref={ref} className={styles['copy']}>
      <FactTable
        facts={[
          { label: t('screensˆreview>name'), value: formatName(answers, page.nameParts) },
          { label: t('commonˆloan>title'), value: [loan.amount, period?.value].filter(Boolean).join(' · ') },
          ...(loan.total === undefined ? [] : [loan.total]),
        ]}
      />
      {children}
      {groupBySection(steps)
        .filter((group) => isChangeable || isAnswered(group))
        .map((group) => (
          <ReviewSection
            key={group.path}
            title={t(`stepsˆcontext>${group.label}`)}
            action={isChangeable ? <ChangeButton group={group} /> : null}
          >
            <AnswerList
              page={page}
              questions={group.steps.flatMap(({ dataPoints }) => dataPoints)}
              answers={answers}
              formatMissing={(question) =>
                formatGiven(question, group) ??
                (question.point.optional === true ? null : t('screensˆreview>none'))
              }
              getNote={(question) => formatRecord(question, records)}
            />
          </ReviewSection>
        ))}
    </div>
  );
}

function ChangeButton({ group: { label, path, steps } }: { readonly group: StepGroup }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="quiet"
      aria-label={t('screensˆreview>change', { question: t(`stepsˆcontext>${label}`) })}
      onClick={() => void dispatch(changeRequested({ path, returnsAfter: steps.at(-1)?.path ?? null }))}
    >
      {t('commonˆchange')}
    </Button>
  );
}

function formatName(answers: Answers, nameParts: Page['nameParts']): string | null {
  const texts = nameParts.map((part) => answers[part]).filter((text) => typeof text === 'string');
  return texts.join(' ').trim() || null;
}
