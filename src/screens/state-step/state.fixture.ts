import { screen } from '@testing-library/react';
import { createLead } from '../../../tests/backend/leads';
import { stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import type { praveloPage, FakeNetwork } from '../../state/store.fixture';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';

export const getButton = (name: string) => screen.getByRole('button', { name });
export const getTextbox = (name: RegExp) => screen.getByRole('textbox', { name });

/** A lead that the reference back end has led to a state, opened on the state's screen. */
export async function openState(
  name: ProgressStateName,
  route: string,
  options: { network?: FakeNetwork; page?: typeof praveloPage; email?: string; known?: Lead } = {},
) {
  const contactDetails = { email: options.email ?? `ana+${route}@example.com` };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  return openApp({
    route,
    network: options.network ?? referenceNetwork,
    ...(options.page === undefined ? {} : { page: options.page }),
    state: stateAt(name, { application: { ...options.known, id: lead.id, sessionId: 'session-1' } }),
  });
}
