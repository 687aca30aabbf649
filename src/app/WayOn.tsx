import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from '../screens/storeHooks';
import { isRequestPending } from '../domain/journey/calls/requestStatus';
import { findStateRoute, type StateRoute } from '../domain/journey/states/progressStates';
import { useTranslation } from '../platform/i18n/texts';
import { offerAccepted, redirectClicked } from '../state/events';
import { selectProgressState, selectRequestStatus, selectResult } from '../state/selectors/journey';
import { Button } from '../ui/Button';

/** The way to the lender on these routes: the text of its button, and its event. */
const waysOn: Partial<
  Record<StateRoute, { readonly textKey: string; readonly way: ActionCreatorWithoutPayload }>
> = {
  accepted: { textKey: 'screensˆaccepted>continue', way: offerAccepted },
  smava: { textKey: 'screensˆsmava>continue', way: offerAccepted },
  redirected: { textKey: 'screensˆredirected>button_other', way: redirectClicked },
};

/** The way on from the state of the lead without its screen. The listeners carry it out, whatever has failed to render. */
export function WayOn() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { partnerName } = useAppSelector(selectResult);
  const route = findStateRoute(useAppSelector(selectProgressState), partnerName);
  const isPending = useAppSelector((state) => isRequestPending(selectRequestStatus(state, 'sale')));
  const way = route === null ? undefined : waysOn[route];
  if (way === undefined) return null;
  return (
    <Button isBusy={isPending} onClick={() => (isPending ? undefined : dispatch(way.way()))}>
      {t(way.textKey)}
    </Button>
  );
}
