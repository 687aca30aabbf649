import { screen } from '@testing-library/react';
import { createLead } from '../../../tests/backend/leads';
import { ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import type { praveloPage, Network } from '../../app/world.fixture';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';

export const press = (name: string) => screen.getByRole('button', { name });
export const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** A lead that the reference back end has led to a state, and the screen that it shows. */
export async function openState(
  name: ProgressStateName,
  route: string,
  options: { network?: Network; page?: typeof praveloPage; email?: string; known?: Lead } = {},
) {
  const contactDetails = { email: options.email ?? `ana+${route}@example.com` };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  return openApp({
    route,
    network: options.network ?? referenceNetwork,
    ...(options.page === undefined ? {} : { page: options.page }),
    state: ledTo(name, { application: { ...options.known, id: lead.id, sessionId: 'session-1' } }),
  });
}
