/** Everything that submitting a step needs: validation and submission. Loads later, as one chunk. */
export { readDataPoint } from '../../domain/catalogue/reading';
export { isCountryPoint } from '../../domain/catalogue/reading/countryPoint';
export { submitStep, willSendLead } from '../../state/submission/submitQuestionnaire';
