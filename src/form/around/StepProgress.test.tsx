// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { praveloPage } from '../../app/pages.fixture';
import { showOn } from '../../testing/page.fixture';
import { StepProgress } from './StepProgress';

it('names the section, says which of how many it is, and fills a bar by the share of the form', async () => {
  await showOn(
    praveloPage,
    <StepProgress place={{ section: 4, sections: 6, share: 0.625 }} contextLabel="income_information" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Część 4 z 6' });
  expect(bar).toHaveAttribute('value', '63');
  expect(bar).toHaveAttribute('max', '100');
  expect(screen.getByText('Część 4 z 6')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Dochody')).toBeInTheDocument();
});
