import { useTranslation } from 'react-i18next';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import type { Answers } from '../../domain/pages/questionnaire';
import { Button } from '../../ui/Button';
import { formatAnswer } from '../words/formatAnswer';
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
        const title = t(`stepsˆ${step.path}>title`);
        return (
          <section key={step.path} className={styles['step']}>
            <div className={styles['head']}>
              <h3>{title}</h3>
              <Button look="quiet" onClick={() => onChange(step.path)}>
                <span aria-hidden="true">{t('commonˆchange')}</span>
                <span className="visually-hidden">{t('screensˆreview>change', { question: title })}</span>
              </Button>
            </div>
            <dl>
              {step.dataPoints
                .filter(({ point }) => point.kind !== 'consent')
                .map((asked) => (
                  <div key={asked.name} className={styles['answer']}>
                    <dt>{t(`fieldsˆ${asked.name}>label`)}</dt>
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
