// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { praveloPage } from '../../testing/pages.fixture';
import { renderWithTexts } from '../../testing/render.fixture';
import { StepProgress } from './StepProgress';

it('shows the section’s name and number, and fills the bar by the share of the form', async () => {
  await renderWithTexts(
    praveloPage,
    <StepProgress
      position={{ section: 4, sections: 6, opensSection: true, share: 0.625 }}
      contextLabel="income_information"
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Część 4 z 6' });
  expect(bar).toHaveAttribute('value', '63');
  expect(bar).toHaveAttribute('max', '100');
  expect(screen.getByText('Część 4 z 6')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Dochody')).toBeInTheDocument();
});
