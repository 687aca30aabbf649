// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { TextsProvider } from '../src/platform/i18n/texts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestStore } from '../src/state/store.fixture';
import { getLabelSource } from '../src/domain/catalogue/options';
import { languageTags } from '../src/domain/countries/locales';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import { isRowAnswers, type Answers, type PageQuestion } from '../src/domain/pages/questionnaire';
import { ReviewList } from '../src/screens/wniosek/ReviewList';
import { readAnswers } from '../src/form/engine/readAnswers';
import { getInitialValues, getBaseValues } from '../src/screens/parts/questionnaire/initialValues';
import { saveDraft } from '../src/state/drafts';
import { initialLeadState } from '../src/state/slices/leadState';
import { dynamicPagesSchema } from '../src/state/stored/schemas';
import { listEntries } from './entries';
import { createGalleryPage, loadGalleryTexts } from './gallery.fixture';
import { getSampleValues, getKnownAnswers, createSampleReader } from './sampleValues';

/** Whether the page formats an answer differently from the lead. */
function isFormatted({ point }: PageQuestion): boolean {
  if (point.kind === 'choice') return getLabelSource(point.options) !== 'itself';
  return ['yes-no', 'consent', 'date', 'month', 'money', 'amount', 'period', 'phone'].includes(point.kind);
}

describe.each(countryList.map(({ facts }) => facts))('answers in $code', (facts) => {
  const country = createGalleryPage(facts.code);
  const { page } = country;
  const languageTag = languageTags[page.languages[0]];
  const [all = expect.unreachable('The country asks nothing')] =
    listEntries(country).find(({ id }) => id === 'sheet:fields')?.questionnaires ?? [];
  const typed = getSampleValues(all, 'filled', { page, languageTag });
  const known = getKnownAnswers(all, page);

  it('restores the typed value of every control from its draft', () => {
    const { store } = createTestStore(() => 'no connection', { page });
    store.dispatch(saveDraft(all.key, typed));
    const stored: unknown = JSON.parse(JSON.stringify(store.getState().dynamicPages));
    const draft = v.parse(dynamicPagesSchema, stored).drafts[all.key] ?? {};
    const baseValues = getBaseValues(all, page, initialLeadState, languageTag);
    const wanted = all.dataPoints.map(({ name }) => [name, typed[name]] as const);
    expect(wanted.filter(([, value]) => value === undefined || value === '')).toEqual([]);
    expect(getInitialValues(all, draft, baseValues, { facts, languageTag })).toMatchObject(
      Object.fromEntries(wanted),
    );
  });

  it('shows every answer of the form as text in the review', async () => {
    const { answers, invalid } = readAnswers(createSampleReader(page), all.dataPoints, typed, known);
    expect(invalid).toEqual([]);
    const asked = all.dataPoints.filter(({ point }) => point.kind !== 'list' && point.field === undefined);
    await showReview(answers, asked);
    const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const shown = asked.map((question, index) => ({ question, line: lines[index] ?? '' }));
    const isUnformatted = ({ question, line }: (typeof shown)[number]) => {
      const answer = answers[question.name];
      return line === '' || (isFormatted(question) && !isRowAnswers(answer) && line === String(answer));
    };
    expect(lines).toHaveLength(asked.length);
    expect(shown.filter(isUnformatted).map(({ question, line }) => `${question.name}: ${line}`)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/ˆ|\w>\w|{{/);
  });

  async function showReview(answers: Answers, dataPoints: readonly PageQuestion[]) {
    const translations = await loadGalleryTexts(page.languages[0], country);
    const [first = expect.unreachable('The country has no step')] = page.steps;
    const none = translations.t('screensˆreview>none');
    render(
      <TextsProvider i18n={translations}>
        <ReviewList
          page={page}
          steps={[{ ...first, dataPoints }]}
          answers={answers}
          onChange={() => undefined}
          inPlace={{ path: null, content: null }}
          isChangeable={() => true}
          formatMissing={() => none}
        />
      </TextsProvider>,
    );
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  }
});
