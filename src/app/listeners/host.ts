import type { i18n as Translations } from 'i18next';
import { languageTags, type LocaleName } from '../../domain/countries/locales';
import { describeRejection } from '../../domain/embedding/calls';
import { findOfferedLanguage } from '../../domain/embedding/offeredLanguage';
import { prefillNames, type PrefillValues } from '../../domain/embedding/hostMessages';
import type { Prefill } from '../../domain/journey/arrival/entry';
import { isEndState } from '../../domain/journey/states/progressStates';
import type { Page } from '../../domain/pages/resolvePage';
import { accentRoles, type AccentRole } from '../../domain/pages/looks/uiColors';
import { onPageLeaving } from '../../platform/events/browser';
import { fillEmptyControls, focusHeading } from '../../platform/frame/fillControl';
import { setHostTextSize } from '../../platform/frame/hostTextSize';
import type { HostChannel, ServedCall } from '../../platform/frame/hostChannel';
import { changeLanguage } from '../../platform/i18n/translations';
import { prefillReceived } from '../../state/events';
import { createHostPosition, setupHostListeners } from '../../state/listeners/hostListeners';
import type { StartListening } from '../../state/root';
import { selectProgressState } from '../../state/selectors/journey';
import type { AppStore } from '../../state/store';
import { addPrefill, selectOwnPrefill } from '../../state/stored/prefill';

export interface HostDependencies {
  readonly channel: HostChannel;
  readonly store: AppStore;
  readonly startListening: StartListening;
  readonly page: Page;
  readonly translations: Translations;
  /** Handles the message `UI_COLORS`. Resolves to the accents that are accepted. */
  readonly applyColors: (message: unknown) => Promise<readonly AccentRole[]>;
  /** The language that the applicant has chosen in this browser. */
  readonly getChosenLanguage: () => LocaleName | null;
  readonly getRoute: () => string;
}

/** Reports the form's events to the embedding page and carries out its calls. Loads in a frame with configured origins. */
export function connectHost(dependencies: HostDependencies): void {
  const { channel, store, startListening, page, getRoute } = dependencies;
  const position = createHostPosition(page, channel.send);
  setupHostListeners(startListening, page, channel.send, position);
  onPageLeaving(() => channel.send('loan:leaving', {}));
  channel.serve({
    onConnect: () => {
      position.reset();
      position.send(store.getState(), getRoute());
    },
    onCall: (call) => void answerCall(call, dependencies),
  });
}

async function answerCall(call: ServedCall, dependencies: HostDependencies): Promise<void> {
  const rejected = await carryOut(call, dependencies).catch(() => []);
  if (rejected !== null) dependencies.channel.send('loan:error', describeRejection(call, rejected));
}

/** @returns null if the form can use every value of the call, else the names of the others, if they have names */
async function carryOut(call: ServedCall, dependencies: HostDependencies): Promise<readonly string[] | null> {
  switch (call.type) {
    case 'loan:prefill':
      prefill(call.values, dependencies);
      return null;
    case 'loan:colors': {
      const accepted = await dependencies.applyColors({ type: 'UI_COLORS', colors: call.colors });
      const rejected = accentRoles.filter((role) => role in call.colors && !accepted.includes(role));
      return rejected.length === 0 ? null : rejected;
    }
    case 'loan:language':
      return (await applyLanguage(call, dependencies)) ? null : [];
    case 'loan:text-size':
      setHostTextSize(call.pixels);
      return null;
    case 'loan:focus':
      focusHeading();
      return null;
  }
}

/**
 * Fills in what the applicant has not, as from a link. An application that has ended takes nothing, and the embedding page gets no message: it would tell
 * the decision.
 */
function prefill(values: PrefillValues, { store, page }: HostDependencies): void {
  if (isEndState(selectProgressState(store.getState()))) return;
  const named: Prefill = Object.fromEntries(
    Object.entries(prefillNames).flatMap(([field, name]) => {
      const value =
        Object.entries(values)
          .find(([key]) => key === field)?.[1]
          ?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const { dynamicPages, leadApplication } = store.getState();
  const given = selectOwnPrefill(named, dynamicPages, leadApplication.application, page);
  const drafts = addPrefill(dynamicPages, leadApplication.application, given, page);
  store.dispatch(prefillReceived({ drafts, fields: Object.keys(given) }));
  // The form of the open step has read its draft.
  fillEmptyControls(Object.fromEntries(Object.entries(given)));
}

async function applyLanguage(
  { language, isDefault }: Extract<ServedCall, { type: 'loan:language' }>,
  { page, translations, getChosenLanguage }: HostDependencies,
): Promise<boolean> {
  const offered = findOfferedLanguage(page.languages, language);
  if (offered === null) return false;
  if (isDefault && getChosenLanguage() !== null) return true;
  return (await changeLanguage(translations, languageTags[offered])) !== 'failed';
}
