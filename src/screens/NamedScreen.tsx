import { createElement, use } from 'react';
import { findScreen } from './registry';
import { ScreenAssetsContext } from './screenAssets';
import type { ScreenName } from './screenName';
import type { ScreenProps } from './screenProps';

/** Loads the code of a screen before it is shown. */
export const preloadScreen = (name: ScreenName): Promise<unknown> => findScreen(name).load();

/** A screen after the form, by its name. */
export default function NamedScreen({ name, ...props }: ScreenProps & { readonly name: ScreenName }) {
  const assets = use(props.services.loadScreenAssets());
  return <ScreenAssetsContext value={assets}>{createElement(findScreen(name), props)}</ScreenAssetsContext>;
}
