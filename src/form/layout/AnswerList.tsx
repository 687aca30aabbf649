import type { TFunction } from 'i18next';
import type { Page } from '../../domain/pages/resolvePage';
import { isRowAnswers, type Answer, type Answers, type PageQuestion } from '../../domain/pages/questionnaire';
import { useTranslation } from '../../platform/i18n/texts';
import { breakBeforeAt } from '../../ui/breakBeforeAt';
import { formatAnswer } from '../formatting/formatAnswer';
import type { TextContext } from '../formatting/textContext';
import styles from './AnswerList.module.css';

interface AnswerListProps {
  readonly page: Page;
  readonly questions: readonly PageQuestion[];
  readonly answers: Answers;
  /** Whether a heading above has the label of the only question. */
  readonly isAskedByTitle?: boolean;
  /** Text for a question without an answer. A question for which it is null is left out. */
  readonly formatMissing: (question: PageQuestion) => string | null;
  /** A second line below an answer, for the copy that an applicant keeps. The screen does not show it. */
  readonly getNote?: (question: PageQuestion) => string | null;
}

/** Questions with their answers as text, in ruled rows. */
export function AnswerList({
  page,
  questions,
  answers,
  isAskedByTitle = false,
  formatMissing,
  getNote,
}: AnswerListProps) {
  const { t, i18n } = useTranslation();
  const context = { t, page, languageTag: i18n.language };
  return (
    <dl>
      {questions.map((question) => {
        const lines = formatLines(question, answers[question.name], context);
        const missing = lines.length === 0 ? formatMissing(question) : null;
        const note = getNote?.(question) ?? null;
        return lines.length === 0 && missing === null ? null : (
          <div key={question.name} className={styles['answer']}>
            <dt className={isAskedByTitle ? 'visually-hidden' : ''}>{getLabel(question, t)}</dt>
            <dd>
              {lines.length === 0 ? missing : breakBeforeAt(lines.join('\n'))}
              {note === null ? null : (
                <p hidden className={styles['note']}>
                  {note}
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** An answer in one line, and a list with a line for each row. No line without an answer. */
function formatLines(question: PageQuestion, answer: Answer, context: TextContext): readonly string[] {
  const lines = isRowAnswers(answer)
    ? answer.map((row) =>
        (question.row ?? [])
          .map((cell) => formatAnswer(cell, row[cell.name], context))
          .filter((text) => text !== '')
          .join(' · '),
      )
    : [formatAnswer(question, answer, context)];
  return lines.filter((line) => line !== '');
}

/** The label of a consent contains the names of its links. */
function getLabel({ name }: PageQuestion, t: TFunction): string {
  return t(`fieldsˆ${name}>label`, {
    privacy: t(`fieldsˆ${name}>privacy_link`),
    terms: t(`fieldsˆ${name}>terms_link`),
    contract: t(`fieldsˆ${name}>contract_link`),
  });
}
