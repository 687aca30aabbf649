import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../src/platform/i18n/texts';
import type { Answers, Questionnaire } from '../src/domain/pages/questionnaire';
import { indexQuestions, getVisibleQuestions } from '../src/domain/pages/questionIndex';
import { StepForm } from '../src/form/engine/StepForm';
import { QuestionnaireHeading } from '../src/screens/parts/questionnaire/QuestionnaireHeading';
import type { CountryPage } from './countryPage';
import styles from './gallery.module.css';
import { getSampleValues, getKnownAnswers, createSampleReader } from './sampleValues';
import type { SampleState } from './galleryAddress';

interface SpecimenProps {
  readonly country: CountryPage;
  readonly questionnaire: Questionnaire;
  readonly state: SampleState;
}

const nothing = () => undefined;
const idle = { kind: 'idle' } as const;
const noCompanies = { find: () => Promise.resolve(null), choose: nothing };
const noErrors = { here: [], elsewhere: [], startAt: undefined };

/** A questionnaire as the application shows it, with its real fields and rules. Shows the submitted answers below it. */
export function QuestionnairePreview({ country, questionnaire, state }: SpecimenProps) {
  const { page, states } = country;
  const { t, i18n } = useTranslation();
  const [submitted, setSubmitted] = useState<Answers | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const reader = useMemo(() => createSampleReader(page), [page]);
  const questions = useMemo(
    () => indexQuestions([...page.steps, ...states, questionnaire]),
    [page, states, questionnaire],
  );
  const known = useMemo(() => getKnownAnswers(questionnaire, page), [questionnaire, page]);
  const [{ initial, empty }] = useState(() => {
    const showing = { page, languageTag: i18n.language };
    return {
      initial: getSampleValues(questionnaire, state, showing),
      empty: getSampleValues(questionnaire, 'empty', showing),
    };
  });
  useEffect(() => {
    // Errors appear as for an applicant: after a submit.
    if (state === 'error') place.current?.querySelector('form')?.requestSubmit();
  }, [state]);
  return (
    <div ref={place} className={styles['specimen']}>
      <StepForm
        questions={{
          page,
          questionnaire,
          index: questions,
          knownAnswers: known,
          filledIn: {},
          policies: [],
          getVisible: (answers) => getVisibleQuestions(questionnaire, questions, { ...known, ...answers }),
        }}
        values={{
          initial,
          base: empty,
          readBase: () => empty,
          readInitial: () => initial,
          onDraft: nothing,
        }}
        errors={noErrors}
        services={{
          loadReader: () => Promise.resolve(reader),
          getLoadedReader: () => reader,
          getOptionNames: () => null,
          lookUp: () => Promise.resolve(null),
          companies: noCompanies,
          persist: nothing,
          subscribeToTabs: () => nothing,
        }}
        submission={{
          status: idle,
          label: t('commonˆcontinue'),
          onSubmit: setSubmitted,
        }}
        heading={(errors) => (
          <QuestionnaireHeading
            questionnaire={questionnaire}
            brand={page.brand.name}
            isArrival={false}
            errors={errors}
          />
        )}
      />
      {submitted === null ? null : (
        <output className={styles['submitted']}>{JSON.stringify(submitted, null, 2)}</output>
      )}
    </div>
  );
}
