import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../src/platform/texts';
import type { Answers, Questionnaire } from '../src/domain/pages/questionnaire';
import { questionsOf, visibleQuestions } from '../src/domain/pages/stepSequence';
import { StepForm } from '../src/form/engine/StepForm';
import { QuestionnaireHeading } from '../src/screens/QuestionnaireHeading';
import type { CountryPage } from './countryPage';
import styles from './gallery.module.css';
import { held, knownBeside, readerOn } from './held';
import type { State } from './place';

interface SpecimenProps {
  readonly country: CountryPage;
  readonly questionnaire: Questionnaire;
  readonly state: State;
}

const nothing = () => undefined;
const idle = { kind: 'idle' } as const;
const noCompanies = { find: () => Promise.resolve(null), keep: nothing };
const noPolicies: readonly never[] = [];

/** One questionnaire as the application shows it, with its real fields and rules; what it hands over stands below it. */
export function Specimen({ country, questionnaire, state }: SpecimenProps) {
  const { page, states } = country;
  const { t, i18n } = useTranslation();
  const [taken, setTaken] = useState<Answers | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const reader = useMemo(() => readerOn(page), [page]);
  const questions = useMemo(
    () => questionsOf([...page.steps, ...states, questionnaire]),
    [page, states, questionnaire],
  );
  const known = useMemo(() => knownBeside(questionnaire, page), [questionnaire, page]);
  const [{ initial, standing }] = useState(() => {
    const showing = { page, languageTag: i18n.language };
    return {
      initial: held(questionnaire, state, showing),
      standing: held(questionnaire, 'empty', showing),
    };
  });
  useEffect(() => {
    // What is wrong is told as an applicant is told it: by a press.
    if (state === 'error') place.current?.querySelector('form')?.requestSubmit();
  }, [state]);
  return (
    <div ref={place} className={styles['specimen']}>
      <StepForm
        questionnaire={questionnaire}
        page={page}
        questions={questions}
        initial={initial}
        standing={standing}
        standingNow={() => standing}
        initialNow={() => initial}
        known={known}
        serverErrors={[]}
        errorsElsewhere={[]}
        startAt={undefined}
        visibleWith={(typed) => visibleQuestions(questionnaire, questions, { ...known, ...typed })}
        loadReader={() => Promise.resolve(reader)}
        readerAtHand={() => reader}
        lookUp={() => Promise.resolve(null)}
        companies={noCompanies}
        policies={noPolicies}
        onDraft={nothing}
        subscribeHidden={() => nothing}
        onSubmit={setTaken}
        sending={idle}
        submitLabel={t('commonˆcontinue')}
        heading={(hasErrors) => (
          <QuestionnaireHeading
            questionnaire={questionnaire}
            name={(title) => title}
            isArrival={false}
            hasErrors={hasErrors}
          />
        )}
      />
      {taken === null ? null : <output className={styles['taken']}>{JSON.stringify(taken, null, 2)}</output>}
    </div>
  );
}
