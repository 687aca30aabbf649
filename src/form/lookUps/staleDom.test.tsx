// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { ondaraPage } from '../../testing/pages.fixture';
import { openStep } from '../engine/step.fixture';
import { createManualLookUp, skipLookUpDelay, withQuestions } from './lookUp.fixture';

const page = withQuestions(ondaraPage, 'address-information', [
  { name: 'postal_code', point: { path: 'contactDetails.postalCode', kind: 'postal-code' } },
  {
    name: 'city',
    point: {
      path: 'contactDetails.city',
      kind: 'choice',
      options: { lookUp: 'places', of: 'postal_code', list: 'cities' },
    },
  },
]);

beforeEach(skipLookUpDelay);

/**
 * Leaving a question reads the DOM for values that the browser filled in. For a moment it still shows a value that a look-up has
 * removed, until React renders.
 */
it.each(Array.from({ length: 20 }, (_none, turns) => turns))(
  'an option of the answer before does not return if the question is left %i turns after the response',
  { tags: ['F18'] },
  async (turns) => {
    const { lookUp, requests } = createManualLookUp();
    const { user } = await openStep(page, 'address-information', { lookUp });
    await act(() => import('./lookUpController'));
    const code = screen.getByLabelText('Código postal');
    const typeCode = async (value: string, count: number) => {
      await user.clear(code);
      await user.type(code, value);
      await waitFor(() => expect(requests).toHaveLength(count));
    };
    await typeCode('28013', 1);
    await act(async () => requests[0]?.resolve({ cities: ['Madrid', 'Getafe'] }));
    const city = screen.getByLabelText('Localidad');
    await user.selectOptions(city, 'Madrid');
    await typeCode('48001', 2);
    // As in a browser: React renders by itself.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    requests[1]?.resolve({ cities: ['Bilbao', 'Getxo'] });
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    code.blur();
    await flushPromises();
    expect(screen.getByLabelText('Localidad')).toHaveValue('');
  },
);
