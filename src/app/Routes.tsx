import { Suspense } from 'react';
import { useTranslation } from '../platform/texts';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { LazyScreen } from '../screens/lazyScreen';
import { isReviewEntry } from '../platform/reviewEntry';
import { isStandaloneRoute } from '../screens/screenName';
import type { ScreenProps } from '../screens/screenProps';
import { useIsReviewed, usePlace } from '../screens/usePlace';
import { StepScreen } from '../screens/step/StepScreen';
import { Loader } from '../shell/Loader';
import { Notice } from '../ui/Notice';
import type { RootState } from '../state/root';

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
  if (isStandaloneRoute(head)) {
    return (
      <Suspense fallback={loader}>
        <LazyScreen name={head} {...props} />
      </Suspense>
    );
  }
  // The key resets what is typed on a screen when another application replaces this one.
  return <Placed key={replacedCount} route={[head, ...rest].join('/')} {...props} />;
}

function Placed({ route, ...props }: ScreenProps & { readonly route: string }) {
  const { t } = useTranslation();
  const inquiry = useSelector(({ asyncFormData }: RootState) => asyncFormData.leadStatusResult);
  const { search, state } = useLocation();
  const place = usePlace(props.page, route);
  const isReviewed = useIsReviewed(props.page, route) && isReviewEntry(state);
  switch (place.show) {
    case 'step':
      return (
        <StepScreen
          path={place.path}
          isReviewed={isReviewed}
          renderReview={(ahead) => (
            <Suspense fallback={<Loader />}>
              <LazyScreen name="review" {...props} ahead={ahead} />
            </Suspense>
          )}
          {...props}
        />
      );
    case 'state':
      return (
        <>
          {/* The checking screen has a notice of its own. */}
          {inquiry === 'trouble' && place.route !== 'checking' ? (
            <div role="status">
              <Notice tone="warning">{t('screensˆtrouble>lead')}</Notice>
            </div>
          ) : null}
          {/* A step has no such boundary, because the built step is hydrated in one piece. */}
          <Suspense fallback={<Loader />}>
            {/* The key resets a screen that several routes share. */}
            <LazyScreen name={inquiry === 'gone' ? 'gone' : place.route} key={place.route} {...props} />
          </Suspense>
        </>
      );
    case 'redirect':
      // Tags read their click ids from the address, so a redirect keeps the query.
      return <Navigate to={{ pathname: `/${place.route}`, search }} replace />;
    case 'not-found':
      return (
        <Suspense fallback={<Loader />}>
          <LazyScreen name="404" {...props} />
        </Suspense>
      );
  }
}
