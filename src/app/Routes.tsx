import { createElement, Suspense } from 'react';
import { useTranslation } from '../platform/texts';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { placeFor } from '../domain/journey/states/reachable';
import { goneScreen, screenOf, standaloneScreens, type StandaloneRoute } from '../screens/registry';
import type { ScreenProps } from '../screens/screenProps';
import { StepScreen } from '../screens/step/StepScreen';
import { Loader } from '../shell/Loader';
import { Notice } from '../ui/Notice';
import type { RootState } from '../state/root';
import { selectProgressState, selectResult, selectSteps, selectSubmitted } from '../state/selectors/journey';

interface RoutesProps {
  readonly screen: Omit<ScreenProps, 'rest' | 'isArrival'>;
}

/** The one catch-all route: the address and the server's word decide together what is shown. */
export function Routes({ screen }: RoutesProps) {
  const { pathname, key } = useLocation();
  const [head = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  const props = { ...screen, rest: rest.join('/'), isArrival: key !== 'default' };
  const isLoading = useSelector((state: RootState) => state.isLoading);
  const loader = <Loader isNeutral={pathname.includes('continue')} />;
  if (isLoading) return loader;
  if (isStandalone(head)) {
    return (
      <Suspense fallback={loader}>
        <Standalone route={head} {...props} />
      </Suspense>
    );
  }
  return <Placed route={[head, ...rest].join('/')} {...props} />;
}

function isStandalone(route: string): route is StandaloneRoute {
  return Object.hasOwn(standaloneScreens, route);
}

function Standalone({ route, ...props }: ScreenProps & { readonly route: StandaloneRoute }) {
  const Screen = standaloneScreens[route];
  return <Screen {...props} />;
}

function Placed({ route, ...props }: ScreenProps & { readonly route: string }) {
  const steps = useSelector((state: RootState) => selectSteps(state, props.page));
  const submitted = useSelector(selectSubmitted);
  const state = useSelector(selectProgressState);
  const { partnerName: partner } = useSelector(selectResult);
  const { t } = useTranslation();
  const inquiry = useSelector(({ asyncFormData }: RootState) => asyncFormData.inquiry);
  const { search } = useLocation();
  const place = placeFor({
    route,
    state,
    partner,
    steps,
    submitted,
    pagePaths: props.page.steps.map(({ path }) => path),
  });
  switch (place.show) {
    case 'step':
      return <StepScreen path={place.path} {...props} />;
    case 'state':
      return (
        <>
          {/* The screen of waiting tells it in its own words. */}
          {inquiry === 'trouble' && place.route !== 'checking' ? (
            <div role="status">
              <Notice tone="warning">{t('screensˆtrouble>lead')}</Notice>
            </div>
          ) : null}
          {/* A step is never behind such a boundary: what the build rendered of it is taken over in one piece. */}
          <Suspense fallback={<Loader />}>
            {/* A state of its own even where one screen shows several: nothing of the one before is left on it. */}
            {createElement(inquiry === 'gone' ? goneScreen : screenOf(place.route), {
              ...props,
              key: place.route,
            })}
          </Suspense>
        </>
      );
    case 'elsewhere':
      // Tags read their click ids from the address: a redirect within the application keeps them there.
      return <Navigate to={{ pathname: `/${place.route}`, search }} replace />;
    case 'not-found':
      return (
        <Suspense fallback={<Loader />}>
          <Standalone route="404" {...props} />
        </Suspense>
      );
  }
}
