import { useEffect, useEffectEvent } from 'react';
import { useAppStore } from '../../screens/storeHooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollToTop } from '../../platform/events/scroll';
import { isStandaloneRoute } from '../../screens/screenName';
import { routeChangeCleared } from '../../state/slices/lead';

/** Writes the route of the state into the address. No other module navigates. It subscribes to the store, so that both change in one render. */
export function RouteSync(): null {
  const { subscribe, getState, dispatch } = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const applyRoute = useEffectEvent(() => {
    const change = getState().leadApplication.routeChange;
    if (change === null) return;
    dispatch(routeChangeCleared());
    // What another tab or the server has reached meanwhile opens when the applicant leaves this screen.
    const isStandalone = isStandaloneRoute(pathname.split('/')[1] ?? '');
    if (isStandalone && change.leavesStandalone !== true) return;
    const target = `/${change.route}`;
    if (target === pathname) return;
    void navigate(target, { replace: change.mode === 'REPLACE' });
    scrollToTop();
  });
  useEffect(() => {
    applyRoute();
    return subscribe(() => applyRoute());
  }, [subscribe]);

  return null;
}
