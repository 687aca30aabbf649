import { Activity, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { LazyScreen } from '../screens/lazyScreen';
import { isReviewEntry } from '../platform/reviewEntry';
import { isStandaloneRoute, type ScreenName } from '../screens/screenName';
import type { ScreenProps } from '../screens/screenProps';
import { useIsReviewed, usePlace } from '../screens/usePlace';
import { useStatusTrouble } from '../screens/useStatusTrouble';
import { StepScreen } from '../screens/step/StepScreen';
import { Loader } from '../shell/Loader';
import { MovedNotice } from '../shell/MovedNotice';
import { ScreenNotice } from '../shell/ScreenNotice';
import type { RootState } from '../state/root';
import { selectHasMoved, selectIsWaitingForAnswer } from '../state/selectors/journey';

interface RoutesProps {
  readonly screen: Omit<ScreenProps, 'routeSuffix' | 'isArrival'>;
}

/** The one catch-all route. The address and the server's progress state decide which screen it shows. */
export function Routes({ screen }: RoutesProps) {
  const { pathname, key } = useLocation();
  const [head = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  const props = { ...screen, routeSuffix: rest.join('/'), isArrival: key !== 'default' };
  const isLoading = useSelector((state: RootState) => state.isLoading);
  const replacedCount = useSelector(({ asyncFormData }: RootState) => asyncFormData.replacedCount);
  const loader = <Loader isNeutral={pathname.includes('continue')} />;
  if (isLoading) return loader;
  if (isStandaloneRoute(head)) return renderLazily(head, props, loader);
  // The key resets what is typed on a screen when another application replaces this one.
  return <Placed key={replacedCount} route={[head, ...rest].join('/')} {...props} />;
}

function Placed({ route, ...props }: ScreenProps & { readonly route: string }) {
  const trouble = useStatusTrouble();
  const inquiry = useSelector(({ asyncFormData }: RootState) => asyncFormData.leadStatusResult);
  const { search, state } = useLocation();
  const place = usePlace(props.page, route);
  const isReviewed = useIsReviewed(props.page, route) && isReviewEntry(state);
  const isWaiting = useSelector(selectIsWaitingForAnswer);
  const hasMoved = useSelector(selectHasMoved);
  if (place.show === 'not-found') return renderLazily('404', props);
  const isState = place.show === 'state';
  // While the server is asked, the wait for its decision is drawn out of sight, and is kept while its route opens.
  const isDrawn =
    (isWaiting || (place.show === 'redirect' && place.route === 'checking')) &&
    LazyScreen.load.getLoaded()?.isScreenLoaded('checking', props.services) === true;
  const stateRoute = isState ? place.route : isDrawn ? 'checking' : null;
  return (
    <>
      {place.show === 'step' ? (
        <StepScreen
          path={place.path}
          isReviewed={isReviewed}
          renderReview={(ahead) => renderLazily('review', { ...props, ahead })}
          {...props}
        />
      ) : null}
      {/* Tags read their click ids from the address, so a redirect keeps the query. */}
      {place.show === 'redirect' ? <Navigate to={{ pathname: `/${place.route}`, search }} replace /> : null}
      {hasMoved && place.show !== 'redirect' ? <MovedNotice /> : null}
      {/* The checking screen has a notice of its own. */}
      {isState && trouble !== null && stateRoute !== 'checking' ? (
        <ScreenNotice tone="warning">{trouble}</ScreenNotice>
      ) : null}
      {/* A step has no such boundary, because the built step is hydrated in one piece. */}
      {stateRoute === null ? null : (
        // The key resets a screen that several routes share.
        <Activity key={stateRoute} mode={isState ? 'visible' : 'hidden'}>
          {renderLazily(isState && inquiry === 'gone' ? 'gone' : stateRoute, props)}
        </Activity>
      )}
    </>
  );
}

function renderLazily(name: ScreenName, props: ScreenProps, loader = <Loader />) {
  return (
    <Suspense fallback={loader}>
      <LazyScreen name={name} {...props} />
    </Suspense>
  );
}
