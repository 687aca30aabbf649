import { Fragment, Suspense, useState } from 'react';
import { useAppSelector } from '../screens/storeHooks';
import { Navigate, useLocation } from 'react-router-dom';
import { isEndState, isOfferState } from '../domain/journey/states/progressStates';
import { useTranslation } from '../platform/i18n/texts';
import { NamedScreen } from '../screens/NamedScreen';
import { isStandaloneRoute, type ScreenName } from '../screens/screenName';
import type { ScreenProps } from '../screens/screenProps';
import { usePlace } from '../screens/usePlace';
import { useStatusTrouble } from '../screens/parts/requests/useStatusTrouble';
import { StepScreen } from '../screens/step/StepScreen';
import { Loader } from '../shell/Loader';
import { MovedNotice } from '../shell/MovedNotice';
import { ScreenNotices } from '../shell/ScreenNotices';
import { selectApplicationId, selectHasMoved, selectProgressState } from '../state/selectors/journey';
import { Notice } from '../ui/Notice';
import { useStateRound } from './useStateRound';

interface RoutesProps {
  readonly screen: Omit<ScreenProps, 'routeSuffix' | 'isArrival'>;
}

/** The one catch-all route. The address and the server's progress state decide which screen it shows. */
export function Routes({ screen }: RoutesProps) {
  const { pathname, key } = useLocation();
  const [head = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  const props = { ...screen, routeSuffix: rest.join('/'), isArrival: key !== 'default' };
  const isLoading = useAppSelector((state) => state.isLoading);
  const loader = <Loader isNeutral={pathname.includes('continue')} />;
  if (isLoading) return loader;
  if (isStandaloneRoute(head)) return renderLazily(head, props, loader);
  return <Placed route={[head, ...rest].join('/')} {...props} />;
}

function Placed({ route, ...props }: ScreenProps & { readonly route: string }) {
  const { t } = useTranslation();
  const applicationId = useAppSelector(selectApplicationId);
  const announcement = useAppSelector(({ asyncFormData }) => asyncFormData.announcement);
  const trouble = useStatusTrouble('screensˆtrouble>lead');
  const isGone = useAppSelector(
    (state) =>
      // An end needs nothing more of the server.
      state.asyncFormData.reads.leadStatus.failure === 'gone' && !isEndState(selectProgressState(state)),
  );
  const { search } = useLocation();
  const place = usePlace(props.page, route);
  const hasMoved = useAppSelector(selectHasMoved);
  const progressState = useAppSelector(selectProgressState);
  const stateRound = useStateRound();
  if (place.show === 'not-found') return renderLazily('404', props);
  // The address is corrected then, under the screen of a state.
  const isElsewhere = 'route' in place && place.route !== route;
  // A standalone route shows its own screen once the address is corrected.
  const stateRoute = place.show === 'state' && !isStandaloneRoute(place.route) ? place.route : null;
  // An offer shows what has changed on the same screen, and checking goes on.
  const round = isOfferState(progressState) || stateRoute === 'checking' ? 0 : stateRound;
  return (
    <>
      <ScreenNotices>
        {announcement !== null && place.show === 'step' ? (
          <Notice tone="info">{t(`commonˆannouncement>${announcement}`)}</Notice>
        ) : null}
        {hasMoved && place.show !== 'redirect' ? <MovedNotice /> : null}
        {/* The checking screen has a notice of its own. */}
        {stateRoute !== null && trouble !== null && stateRoute !== 'checking' ? (
          <Notice tone="warning">{trouble}</Notice>
        ) : null}
      </ScreenNotices>
      {/* The key resets what is typed on a screen when another application replaces this one. */}
      <Fragment key={applicationId}>
        {place.show === 'step' ? <StepScreen path={place.path} {...props} /> : null}
        {place.show === 'review' ? renderLazily('review', props) : null}
        {/* Tags read their click ids from the address, so a redirect keeps the query. */}
        {isElsewhere ? <Navigate to={{ pathname: `/${place.route}`, search }} replace /> : null}
        {/* A step has no such boundary, because the built step is hydrated in one piece. */}
        {stateRoute === null ? null : (
          // The key resets a screen that several routes share, and the screen of a state that begins again. It is not the one of the arrival then.
          <StateScreen
            key={`${stateRoute} ${round}`}
            {...props}
            name={isGone ? 'gone' : stateRoute}
            isArrival={props.isArrival || round > 0 || isElsewhere}
          />
        )}
      </Fragment>
    </>
  );
}

/** The screen of a state. Whether the applicant came to it from another screen is what was true when it opened. */
function StateScreen({ name, ...props }: ScreenProps & { readonly name: ScreenName }) {
  const [isArrival] = useState(props.isArrival);
  return renderLazily(name, { ...props, isArrival });
}

function renderLazily(name: ScreenName, props: ScreenProps, loader = <Loader />) {
  return (
    <Suspense fallback={loader}>
      <NamedScreen name={name} {...props} />
    </Suspense>
  );
}
