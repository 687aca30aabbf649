import { hasLeftForm, isAfterOffer } from '../../domain/journey/states/progressStates';
import type { Dependencies, RootState } from '../root';
import { findEnd } from '../stored/endedApplications';

/** Watches the open lead, for which a call is made. Tells whether it is still open: neither deleted nor replaced. */
export function watchLead(
  getState: () => RootState,
  { shared }: Pick<Dependencies, 'shared'>,
): () => boolean {
  const { applicationId, application } = getState().leadApplication;
  return () => {
    const { leadApplication } = getState();
    const isSameLead = application.id === undefined || application.id === leadApplication.application.id;
    // A tab that shows how an application ended still reads about it, unless it was deleted in another tab.
    const isDeleted = findEnd(shared, applicationId)?.state === null;
    return leadApplication.applicationId === applicationId && isSameLead && !isDeleted;
  };
}

/** Watches the open lead. Tells whether a state in a response is older than a decision that came while the call was under way. */
export function watchDecision(getState: () => RootState): (state: unknown) => boolean {
  const wasDecided = hasLeftForm(getState().leadApplication.progressStates);
  return (state) =>
    !wasDecided &&
    typeof state === 'number' &&
    !isAfterOffer(state) &&
    hasLeftForm(getState().leadApplication.progressStates);
}

/** Watches the progress state of the open lead. Tells whether the same lead has been in it ever since. */
export function watchState({
  getState,
  extra,
}: {
  readonly getState: () => RootState;
  readonly extra: Pick<Dependencies, 'watchLead'>;
}): () => boolean {
  const isOpen = extra.watchLead();
  const { progressStates } = getState().leadApplication;
  return () => isOpen() && getState().leadApplication.progressStates === progressStates;
}
