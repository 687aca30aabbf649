import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { routeChangeCleared } from '../state/slices/lead';
import type { RootState } from '../state/root';

/**
 * Carries the state's word into the browser's address; the only place in the application that navigates. It follows the store
 * itself, so that state and address change in one turn and are drawn once.
 */
export function RouteFollower(): null {
  const { subscribe, getState, dispatch } = useStore<RootState>();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const follow = useEffectEvent(() => {
    const change = getState().leadApplication.routeChange;
    if (change === null) return;
    dispatch(routeChangeCleared());
    const target = `/${change.route}`;
    if (target !== pathname) void navigate(target, { replace: change.mode === 'REPLACE' });
  });
  useEffect(() => {
    follow();
    return subscribe(() => follow());
  }, [subscribe]);

  return null;
}
