import { createElement, useEffect } from 'react';
import { waitForIdle } from '../platform/events/browser';
import { isSavingData } from '../platform/page/deviceData';
import { useLoaded } from '../ui/useLoaded';
import { LateAssetsContext } from './lateAssets';
import { findScreen, preloadDecisions } from './registry';
import type { NamedScreenProps } from './screenProps';
import { useServices } from './services';

/** A screen after the form, by its name. */
export function NamedScreen(props: NamedScreenProps) {
  const { name } = props;
  const lateAssets = useLoaded(useServices().loadLateAssets);
  // The decision that ends the wait then shows without a request for its code.
  useEffect(() => {
    if (name === 'checking' && !isSavingData()) void waitForIdle().then(preloadDecisions);
  }, [name]);
  return <LateAssetsContext value={lateAssets}>{createElement(findScreen(name), props)}</LateAssetsContext>;
}
