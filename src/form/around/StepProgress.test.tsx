// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { praveloPage } from '../../app/pages.fixture';
import { showOn } from '../../testing/page.fixture';
import { StepProgress } from './StepProgress';

it('says in one sentence and one bar how far the applicant is, and names the part', async () => {
  await showOn(praveloPage, <StepProgress current={4} total={6} contextLabel="income_information" />);
  const bar = screen.getByRole('progressbar', { name: 'Krok 4 z 6' });
  expect(bar).toHaveAttribute('aria-valuenow', '4');
  expect(bar).toHaveAttribute('aria-valuemax', '6');
  expect(screen.getByText('Krok 4 z 6')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Dochody')).toBeInTheDocument();
});
