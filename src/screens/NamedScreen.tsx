import { createElement, useEffect } from 'react';
import { waitForIdle } from '../platform/browser';
import { canDrawAhead } from '../platform/drawAhead';
import { findScreen, preloadDecisions } from './registry';
import { ScreenAssetsContext } from './screenAssets';
import type { ScreenName } from './screenName';
import type { ScreenProps, ScreenServices } from './screenProps';
import { useLoaded } from '../ui/useLoaded';

/** Loads the code of a screen before it is shown. */
export const preloadScreen = (name: ScreenName): Promise<unknown> => findScreen(name).load();

/** Whether a screen can be rendered without waiting for its code or its pictures, which may not come. */
export const isScreenLoaded = (name: ScreenName, { loadScreenAssets }: ScreenServices): boolean =>
  findScreen(name).load.getLoaded() !== null && loadScreenAssets.getLoaded() !== null;

/** A screen after the form, by its name. */
export default function NamedScreen({ name, ...props }: ScreenProps & { readonly name: ScreenName }) {
  const { loadScreenAssets, loadStates } = props.services;
  const assets = useLoaded(loadScreenAssets);
  // The decision that ends the wait then shows without a request for its code.
  useEffect(() => {
    if (name === 'checking' && canDrawAhead())
      void waitForIdle().then(() => Promise.allSettled([preloadDecisions(), loadStates()]));
  }, [name, loadStates]);
  return <ScreenAssetsContext value={assets}>{createElement(findScreen(name), props)}</ScreenAssetsContext>;
}
