/** Everything that talks to the server, in one chunk. It loads after the first step is shown. */
export { runExclusive } from '../../platform/locks';
export { submitReview } from '../../state/submission/submitReview';
export { submitStateQuestionnaire } from '../../state/submission/submitStateQuestionnaire';
export { startServerSide } from './startServerSide';
