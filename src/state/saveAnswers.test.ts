import { expect, test } from 'vitest';
import { saveAnswers } from './saveAnswers';
import { submitStep } from './submission/submitQuestionnaire';
import { createTestStore, praveloPage } from './store.fixture';

test('a section that is changed in place removes what was filled in for the answer before', () => {
  const { store } = createTestStore(() => 'no connection', { page: praveloPage });
  const answers = { postal_code: '00-950', city: 'Warszawa', street: 'Marszałkowska' };
  const source = { driver: 'employer_name', answer: 'Młyn' } as const;
  store.dispatch(submitStep('contact-details', answers, { city: source }));
  const employer = { path: 'employer.name', kind: 'text', pattern: 'company' } as const;
  const section = {
    key: 'states>wniosek>income-details',
    route: 'wniosek',
    dataPoints: [{ name: 'employer_name', point: employer }],
  } as const;
  store.dispatch(saveAnswers(section, { employer_name: 'Tartak' }));
  const { leadApplication, dynamicPages } = store.getState();
  expect(leadApplication.application.contactDetails).toEqual({
    postalCode: '00-950',
    street: 'Marszałkowska',
  });
  expect(leadApplication.emptied).toEqual(['city']);
  expect(dynamicPages).toMatchObject({ submitted: [], filledIn: {} });
});
