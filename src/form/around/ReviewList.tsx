import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { soleQuestion, type Answers, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { Button } from '../../ui/Button';
import { formatAnswer } from '../words/formatAnswer';
import { titleOf } from '../words/titleOf';
import styles from './ReviewList.module.css';

interface ReviewListProps {
  readonly page: Page;
  /** The steps on the path, without the present one. */
  readonly steps: readonly PageStep[];
  readonly answers: Answers;
  readonly onChange: (path: StepPath) => void;
}

/** The answers on the path, step by step, to be read and changed before they are sent for good. */
export default function ReviewList({ page, steps, answers, onChange }: ReviewListProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles['steps']}>
      {steps.map((step) => {
        const questionnaire = page.steps.find(({ path }) => path === step.path) ?? step;
        const title = titleOf(questionnaire, t);
        const isAskedByTitle = soleQuestion(questionnaire) !== undefined;
        return (
          <section key={step.path} className={styles['step']}>
            <div className={styles['head']}>
              <h2>{title}</h2>
              <Button look="quiet" onClick={() => onChange(step.path)}>
                <span aria-hidden="true">{t('commonˆchange')}</span>
                <span className="visually-hidden">{t('screensˆreview>change', { question: title })}</span>
              </Button>
            </div>
            <dl>
              {step.dataPoints.map((asked) => (
                <div key={asked.name} className={styles['answer']}>
                  <dt className={isAskedByTitle ? 'visually-hidden' : ''}>{labelOf(asked, t)}</dt>
                  <dd>
                    {formatAnswer(asked, answers[asked.name], { t, page, languageTag: i18n.language }) ||
                      t('screensˆreview>none')}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

/** The words of a question; those of a consent with the names of what is linked in it. */
function labelOf({ name }: AskedDataPoint, t: TFunction): string {
  return t(`fieldsˆ${name}>label`, {
    privacy: t(`fieldsˆ${name}>privacy_link`),
    terms: t(`fieldsˆ${name}>terms_link`),
  });
}
