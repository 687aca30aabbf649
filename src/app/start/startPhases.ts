import type { StartedApplication } from './createApplication';
import type { StartTexts } from './language';
import type { OpenedVisit } from './openVisit';
import type { StartContext } from './startContext';
import type { StartScreen } from './startScreen';

/** What the phases of a start have created when the first screen can be rendered. */
export interface StartPhases {
  readonly context: StartContext;
  readonly visit: OpenedVisit;
  readonly application: StartedApplication;
  readonly screen: StartScreen;
  readonly texts: StartTexts;
}
