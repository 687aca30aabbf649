import type { i18n as Translations } from 'i18next';
import { languageTags, type LocaleName } from '../../domain/countries/locales';
import { findOfferedLanguage } from '../../domain/embedding/offeredLanguage';
import { prefillNames, type PrefillValues } from '../../domain/embedding/wire';
import type { Prefill } from '../../domain/journey/arrival/entry';
import { isEndState } from '../../domain/journey/states/progressStates';
import type { Page } from '../../domain/pages/resolvePage';
import { onPageLeft } from '../../platform/browser';
import { now } from '../../platform/clock';
import { fillEmptyControls, focusHeading } from '../../platform/fillControl';
import type { HostChannel, ServedCall } from '../../platform/hostChannel';
import { changeLanguage } from '../../platform/translations';
import { draftUpdated, leadAmended } from '../../state/events';
import { sendStep, setupHostListeners } from '../../state/listeners/hostListeners';
import type { StartListening } from '../../state/root';
import { selectProgressState } from '../../state/selectors/journey';
import type { AppStore } from '../../state/store';
import { addPrefill } from '../../state/stored/prefill';

export interface HostDependencies {
  readonly channel: HostChannel;
  readonly store: AppStore;
  readonly startListening: StartListening;
  readonly page: Page;
  readonly translations: Translations;
  /** Handles the message `UI_COLORS`. Resolves to whether every colour in it is accepted. */
  readonly applyColors: (message: unknown) => Promise<boolean>;
  /** The language that the applicant has chosen in this browser. */
  readonly getChosenLanguage: () => LocaleName | null;
  /** The route of the screen. */
  readonly getRoute: () => string;
}

/** Reports the form's events to the embedding page and carries out its calls. Loads in a frame with configured origins. */
export function connectHost(dependencies: HostDependencies): void {
  const { channel, store, startListening, page, getRoute } = dependencies;
  setupHostListeners(startListening, page, channel.send);
  onPageLeft(() => channel.send('loan:leaving', {}));
  channel.serve({
    onConnect: () => sendStep(store.getState(), page, getRoute(), channel.send),
    onCall: (call) => void answerCall(call, dependencies),
  });
}

async function answerCall(call: ServedCall, dependencies: HostDependencies): Promise<void> {
  const isAccepted = await carryOut(call, dependencies).catch(() => false);
  if (!isAccepted) dependencies.channel.send('loan:error', { code: 'rejected-call' });
}

/** @returns whether the call has only values that the form can use */
async function carryOut(call: ServedCall, dependencies: HostDependencies): Promise<boolean> {
  switch (call.type) {
    case 'loan:prefill':
      prefill(call.values, dependencies);
      return true;
    case 'loan:colors':
      return dependencies.applyColors({ type: 'UI_COLORS', colors: call.colors });
    case 'loan:language':
      return applyLanguage(call, dependencies);
    case 'loan:focus':
      focusHeading();
      return true;
  }
}

/**
 * Fills in what the applicant has not. The names of the filled fields go with the lead, as those of a link do. An application that has
 * ended takes nothing, as from a link: it has no form, and stores nothing personal. The embedding page is not told, because that would
 * tell the decision.
 */
function prefill(values: PrefillValues, { store, page }: HostDependencies): void {
  if (isEndState(selectProgressState(store.getState()))) return;
  const given: Prefill = Object.fromEntries(
    Object.entries(prefillNames).flatMap(([field, name]) => {
      const value =
        Object.entries(values)
          .find(([key]) => key === field)?.[1]
          ?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const { dynamicPages, leadApplication } = store.getState();
  const { application, lastOperationTimestamp, stepsEditedSinceSubmit } = leadApplication;
  const drafts = addPrefill(dynamicPages, given, page);
  for (const { key } of page.steps) {
    const typed = drafts[key];
    if (typed === undefined || typed === dynamicPages.drafts[key]) continue;
    store.dispatch(draftUpdated({ key, typed, at: lastOperationTimestamp ?? now() }));
  }
  const previous = application.posthogParameters;
  const names = [...new Set([...(previous?.leadPrefilledFields ?? []), ...Object.keys(given)])];
  store.dispatch(
    leadAmended({
      application: {
        ...application,
        posthogParameters: {
          isLeadPrefilled: names.length > 0,
          leadPrefilledFields: names,
          leadPreviouslyRedirected: previous?.leadPreviouslyRedirected === true,
        },
      },
      // The applicant edited nothing, so a pending response still opens the next step.
      lastOperationTimestamp,
      stepsEditedSinceSubmit,
    }),
  );
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
