import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Action, Store, UnsubscribeListener } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../state/root';

/** The listener middleware returns the function that unsubscribes. */
type AddListener = (action: Action<'listenerMiddleware/add'>) => UnsubscribeListener;

/** The hooks of the store, with its types (the way of Redux Toolkit's documentation). */
export const useAppDispatch = useDispatch.withTypes<AddListener & AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();
