/** What leaving a step needs of the rules: what judges its answers, and what takes them. Loaded late, as one file. */
export { readDataPoint } from '../domain/catalogue/reading';
export { isCountryPoint } from '../domain/catalogue/reading/countryPoint';
export { submitState, submitStep, willSend } from '../state/sending/submitQuestionnaire';
