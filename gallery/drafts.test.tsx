// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { TextsProvider } from '../src/platform/texts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeWorld } from '../src/app/world.fixture';
import { wordedBy } from '../src/domain/catalogue/options';
import { languageTags } from '../src/domain/countries/locales';
import { countryList } from '../src/domain/countries/vectors/countries.fixture';
import { isRows, type Answers, type AskedDataPoint } from '../src/domain/pages/questionnaire';
import ReviewList from '../src/form/around/ReviewList';
import { readAll } from '../src/form/engine/readAll';
import { initialValues, standingValues } from '../src/screens/initialValues';
import { keepDraft } from '../src/state/keepDraft';
import { initialLeadState } from '../src/state/slices/leadState';
import { dynamicPagesSchema } from '../src/state/stored/stored';
import { entriesOf } from './entries';
import { pageIn, realTexts } from './gallery.fixture';
import { held, knownBeside, readerOn } from './held';

/** Whether people read an answer otherwise than the lead keeps it. */
function isWorded({ point }: AskedDataPoint): boolean {
  if (point.kind === 'choice') return wordedBy(point.options) !== 'itself';
  return ['yes-no', 'consent', 'date', 'month', 'money', 'amount', 'period', 'phone'].includes(point.kind);
}

describe.each(countryList.map(({ facts }) => facts))('in $code', (facts) => {
  const country = pageIn(facts.code);
  const { page } = country;
  const languageTag = languageTags[facts.locale];
  const [all = expect.unreachable('The country asks nothing')] =
    entriesOf(country).find(({ id }) => id === 'sheet:fields')?.questionnaires ?? [];
  const typed = held(all, 'filled', { page, languageTag });
  const known = knownBeside(all, page);

  it('what is typed into every control is kept as a draft and stands there again', () => {
    const { store } = makeWorld(() => 'no connection', { page });
    store.dispatch(keepDraft(all.key, typed));
    const stored: unknown = JSON.parse(JSON.stringify(store.getState().dynamicPages));
    const draft = v.parse(dynamicPagesSchema, stored).drafts[all.key] ?? {};
    const standing = standingValues(all, page, initialLeadState, languageTag);
    const wanted = all.dataPoints.map(({ name }) => [name, typed[name]] as const);
    expect(wanted.filter(([, value]) => value === undefined || value === '')).toEqual([]);
    expect(initialValues(all, draft, standing, { facts, languageTag })).toMatchObject(
      Object.fromEntries(wanted),
    );
  });

  it('every answer to the form is read once more in words', async () => {
    const { answers, refusals } = readAll(readerOn(page), all.dataPoints, typed, known);
    expect(refusals).toEqual([]);
    const asked = all.dataPoints.filter(({ point }) => point.kind !== 'list' && point.field === undefined);
    await showReview(answers, asked);
    const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const told = asked.map((question, index) => ({ question, line: lines[index] ?? '' }));
    const isPoor = ({ question, line }: (typeof told)[number]) => {
      const answer = answers[question.name];
      return line === '' || (isWorded(question) && !isRows(answer) && line === String(answer));
    };
    expect(lines).toHaveLength(asked.length);
    expect(told.filter(isPoor).map(({ question, line }) => `${question.name}: ${line}`)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/ˆ|\w>\w|{{/);
  });

  async function showReview(answers: Answers, dataPoints: readonly AskedDataPoint[]) {
    const translations = await realTexts(facts.locale, country);
    const [first = expect.unreachable('The country has no step')] = page.steps;
    const none = translations.t('screensˆreview>none');
    render(
      <TextsProvider i18n={translations}>
        <ReviewList
          page={page}
          steps={[{ ...first, dataPoints }]}
          answers={answers}
          onChange={() => undefined}
        />
      </TextsProvider>,
    );
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  }
});
