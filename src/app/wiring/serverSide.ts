/** Everything that talks to the server, in one chunk. It loads after the first step is shown. */
export { api } from '../../api/api';
export { createEmailConfirmation } from '../../form/lookUps/confirmEmail';
export { runExclusive } from '../../platform/locks';
export { connectServer } from '../../state/connectServer';
export { restoreFormData } from '../../state/stored/restoreFormData';
export { requestAllDataPoints } from '../../state/submission/requestAllDataPoints';
export { requestPolicies } from '../../state/submission/requestPolicies';
export { submitReview } from '../../state/submission/submitReview';
export { loadBackground } from './loadBackground';
export { makeCompanies, makeLookUp, makePartnerLogo } from './lookUps';
