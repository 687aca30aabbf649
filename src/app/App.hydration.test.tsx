// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { flushPromises } from '../testing/flushPromises';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { resetBackend, openApp } from './app.fixture';

beforeEach(resetBackend);

it('keeps the amount of the draft if the tab hears of another one while the built step hydrates', async () => {
  const drafts = { 'loan-details': { loan_amount: '2.300' } };
  const { store } = await openApp({
    route: 'loan-details',
    filledIn: { loan_amount: '2.300' },
    state: { dynamicPages: { ...initialDynamicPages, drafts } },
  });
  await act(flushPromises);
  expect(screen.getByRole('textbox', { name: 'Importe del préstamo' })).toHaveValue('2.300');
  expect(store.getState().dynamicPages.drafts).toEqual(drafts);
});
