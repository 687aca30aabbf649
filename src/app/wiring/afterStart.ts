/** What follows the start: it is needed neither to show the first step nor to leave it. */
export { setupServerClockListener } from '../../state/listeners/serverClockListener';
export { pruneStoredApplications } from '../../state/stored/pruneStoredApplications';
