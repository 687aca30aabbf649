/** A fault of one of the eight kinds that the page on ownership names, as a change of the source. */
export interface Plant {
  /** The number of the kind, from 1 to 8. */
  readonly kind: number;
  readonly name: string;
  /** Below the project's root. */
  readonly file: string;
  /** Stands in the file once. */
  readonly text: string;
  readonly replacement: string;
}

/** Faults that the journeys must find. */
export const plants: readonly Plant[] = [
  {
    kind: 1,
    name: 'an action whose response was lost is repeated without a question',
    file: 'src/state/submission/sendForState.ts',
    text: 'const isUnknown = () => id !== undefined && getState().asyncFormData.isResponseLost;',
    replacement: 'const isUnknown = () => false;',
  },
  {
    kind: 1,
    name: 'what waits for the network is sent although it was edited',
    file: 'src/state/listeners/queuedPressListener.ts',
    text: '        withdrawWaiting(key, { dispatch, getState });',
    replacement: '        void key;',
  },
  {
    kind: 4,
    name: 'a decision is dropped while a step is edited',
    file: 'src/state/slices/leadResponses.ts',
    text: '  return state.stepsEditedSinceSubmit.length > 0 || (state.ahead?.focusedStep ?? null) !== null;',
    replacement: '  return false;',
  },
  {
    kind: 4,
    name: 'a press sends although a decision is held',
    file: 'src/state/submission/submitQuestionnaire.ts',
    text: 'if (state.leadApplication.heldDecision !== null) {',
    replacement: 'if (state.leadApplication.heldDecision === undefined) {',
  },
  {
    kind: 2,
    name: 'the response to a create settles the application that has followed',
    file: 'src/state/submission/createOrUpdateLead.ts',
    text: 'if (getState().leadApplication.applicationId !== applicationId) return result;',
    replacement: '',
  },
  {
    kind: 2,
    name: 'a response counts although another lead has replaced its own',
    file: 'src/api/api.ts',
    text: 'const isOfOtherLead = !isOpen();',
    replacement: 'const isOfOtherLead = false;',
  },
  {
    kind: 3,
    name: 'an offer is replaced by that of the next state while its screen stays',
    file: 'src/state/slices/leadResponses.ts',
    text: 'return envelope.state === undefined ? next : followState(next, envelope.state);',
    replacement:
      'return envelope.state === undefined || (getCurrentState(before) >= 38 && envelope.state >= 38) ? next : followState(next, envelope.state);',
  },
  {
    kind: 3,
    name: 'the word of a state outlives it',
    file: 'src/state/slices/leadResponses.ts',
    text: 'stateVersion: isNamed ? stateVersion : presentVersion,',
    replacement: 'stateVersion: before.result.stateVersion ?? stateVersion,',
  },
  {
    kind: 5,
    name: 'an end is not received by the tabs that follow',
    file: 'src/state/tabs/tabs.ts',
    text: 'if (end === null) return true;',
    replacement: 'if (end?.state !== 13) return true;',
  },
  {
    kind: 5,
    name: 'a tab stores what has ended elsewhere',
    file: 'src/state/stored/persistence.ts',
    text: "import { findEnd } from './endedApplications';",
    replacement: 'const findEnd = (..._asked: readonly unknown[]): unknown => null;',
  },
  {
    kind: 5,
    name: 'a reload restores what has ended elsewhere',
    file: 'src/state/stored/restore.ts',
    text: 'if (own !== null && !isOver(own, storages.local)) return',
    replacement: 'if (own !== null) return',
  },
  {
    kind: 5,
    name: 'a deletion forgets that it has ended the application',
    file: 'src/state/stored/applications.ts',
    text: 'const isNew = end.state === null || findEnd(local, id) === null;',
    replacement: 'const isNew = end.state !== null;',
  },
  {
    kind: 6,
    name: 'the document shows the first screen as new although another tab has stored answers',
    file: 'src/starter/storedApplication.ts',
    text: 'isKeptElsewhere || readEnteredJournals().length > 0;',
    replacement: 'isKeptElsewhere;',
  },
  {
    kind: 6,
    name: 'the document shows the first screen as new although this tab has answers',
    file: 'src/starter/storedApplication.ts',
    text: 'return isEntered || isOfOtherAddress || isLedFurther || isKeptElsewhere',
    replacement: 'return isKeptElsewhere',
  },
  {
    kind: 7,
    name: 'a tab writes what it has only read',
    file: 'src/state/stored/documentJournal.ts',
    text: 'if (toCellText(values[name]) !== (texts[name] ?? toCellText(null)))',
    replacement: 'if (Object.hasOwn(values, name))',
  },
  {
    kind: 7,
    name: 'of two cells the earlier one counts',
    file: 'src/domain/journey/arrival/journals.ts',
    text: 'number > other[0] ||',
    replacement: 'number < other[0] ||',
  },
  {
    kind: 7,
    name: 'what a tab has read counts as typed there',
    file: 'src/state/tabs/tabs.ts',
    text: '    journal.adopt(selectValues(getState()));\n',
    replacement: '',
  },
  {
    kind: 8,
    name: 'the session names the key of a create',
    file: 'src/state/submission/createOrUpdateLead.ts',
    text: 'idempotencyKey: createKey(applicationId, attempt),',
    replacement: 'idempotencyKey: createKey(application.sessionId ?? applicationId, attempt),',
  },
  {
    kind: 8,
    name: 'a link with the session of another application keeps its input',
    file: 'src/domain/journey/arrival/start.ts',
    text: 'if (namesOtherSession(input) || isExpired) return',
    replacement: 'if (isExpired) return',
  },
];
