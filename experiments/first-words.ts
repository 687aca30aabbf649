import { defineExperiment } from '../src/domain/pages/experiment';

export default defineExperiment({
  question:
    'Do more applicants finish if the first words say what the application is for instead of what to move?',
  pages: ['marenza-es'],
  from: '2026-12-01',
  to: '2027-01-31',
  variants: {
    control: { share: 50 },
    answers: {
      share: 50,
      texts: {
        'brandˆhero>title': {
          es: 'Una solicitud, varias entidades',
          en: 'One application, several lenders',
        },
        'brandˆhero>act': { es: 'Empezar la solicitud', en: 'Start the application' },
      },
    },
  },
});
