// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page } from '../../domain/pages/resolvePage';
import type { Answers } from '../../domain/pages/questionnaire';
import { getStepsOnPath } from '../../domain/pages/stepSequence';
import { renderWithTexts } from '../../testing/render.fixture';
import { ReviewList } from './ReviewList';

async function review(page: Page, paths: readonly StepPath[], answers: Answers) {
  const changed: StepPath[] = [];
  const { user } = await renderWithTexts(
    page,
    <ReviewList
      page={page}
      steps={getStepsOnPath(page, answers, null).filter(({ path }) => paths.includes(path))}
      answers={answers}
      onChange={(path) => changed.push(path)}
      inPlace={{ path: null, content: null }}
      isChangeable={() => true}
      formatMissing={() => 'Sin respuesta'}
    />,
  );
  return { user, changed };
}

/** The answer beside a question. */
const answerTo = (question: string) =>
  screen.getByText(question, { selector: 'dt' }).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ');

describe('the review of the answers', () => {
  it('formats the answers for people', async () => {
    await review(
      ondaraPage,
      [
        'loan-details',
        'initial-details',
        'personal-details',
        'demographic-details',
        'income-source',
        'bank-account',
      ],
      {
        loan_amount: 12500,
        loan_period: 12,
        loan_purpose: 'car',
        email: 'ana@example.com',
        phone_number: '+34612345678',
        general_policies: true,
        first_name: 'Ana',
        form_birthday: '1985-11-05',
        citizenship: 'PL',
        income_source: 'employed',
        income_contract_started_at: '2019-03-01',
        iban: 'ES9121000418450200051332',
      },
    );
    expect(answerTo('Importe del préstamo')).toBe('12.500 €');
    expect(answerTo('Plazo de devolución')).toBe('12 meses');
    expect(answerTo('Finalidad')).toBe('Coche');
    expect(answerTo('Teléfono móvil')).toBe('+34 612 34 56 78');
    expect(answerTo('Fecha de nacimiento')).toBe('5 de noviembre de 1985');
    expect(answerTo('Nacionalidad')).toBe('Polonia');
    expect(answerTo('¿Desde cuándo tienes este trabajo?')).toBe('marzo de 2019');
    expect(answerTo('IBAN de tu cuenta')).toBe('ES91 2100 0418 4502 0005 1332');
    expect(answerTo('Primer apellido')).toBe('Sin respuesta');
  });

  it('shows every consent, and leaves out questions that are not on the path', async () => {
    await review(praveloPage, ['income-details', 'personal-details'], {
      income_source: 'pensioner',
      employer_name: 'Młyn',
      general_policies: true,
    });
    expect(screen.queryByText('Pracodawca')).not.toBeInTheDocument();
    expect(answerTo('Znam politykę prywatności. Akceptuję regulamin.')).toBe('Tak');
    expect(answerTo('Główne źródło dochodu')).toBe('Emerytura lub renta');
  });

  it('has a button for each step that names it', async () => {
    const { user, changed } = await review(praveloPage, ['loan-information', 'income-details'], {});
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Zmień: Twoje dochody' }));
    expect(changed).toEqual(['income-details']);
    expect(screen.getByRole('heading', { name: 'Twoje dochody' })).toBeInTheDocument();
  });

  it('has a second-level heading for each step, the question itself if it is the only one', async () => {
    await review(ondaraPage, ['iban-consent', 'bank-account'], {
      iban_consent: true,
      iban: 'ES9121000418450200051332',
    });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Comprobación de tu cuenta',
      'IBAN de tu cuenta',
    ]);
    for (const heading of headings) {
      expect(heading.closest('section')?.querySelectorAll('dd')).toHaveLength(1);
    }
    expect(screen.getByText('IBAN de tu cuenta', { selector: 'dt' })).toHaveClass('visually-hidden');
  });
});
