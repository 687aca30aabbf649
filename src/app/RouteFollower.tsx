import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { routeChangeCleared } from '../state/slices/lead';
import type { AppDispatch, RootState } from '../state/root';

/** Carries the state's word into the browser's address; the only place in the application that navigates. */
export function RouteFollower(): null {
  const change = useSelector((state: RootState) => state.leadApplication.routeChange);
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (change === null) return;
    dispatch(routeChangeCleared());
    const target = `/${change.route}`;
    if (target !== pathname) void navigate(target, { replace: change.mode === 'REPLACE' });
  }, [change, dispatch, navigate, pathname]);

  return null;
}
