import { addListener } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch } from '../../storeHooks';
import type { StepServices } from '../../../form/engine/stepFormProps';
import { editsRequested, tabFollowed } from '../../../state/events';

/** Subscribes a form to the answers of other tabs. The same function from render to render. */
export function useTabSubscription(): StepServices['subscribeToTabs'] {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ onRead, onFollowed }) => {
      const unsubscribers = [
        dispatch(addListener({ actionCreator: editsRequested, effect: onRead })),
        dispatch(addListener({ actionCreator: tabFollowed, effect: onFollowed })),
      ];
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
    [dispatch],
  );
}
