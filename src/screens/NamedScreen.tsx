import { createElement } from 'react';
import { findScreen } from './registry';
import type { ScreenName } from './screenName';
import type { ScreenProps } from './screenProps';

/** Loads the code of a screen before it is shown. */
export const preloadScreen = (name: ScreenName): Promise<unknown> => findScreen(name).load();

/** A screen after the form, by its name. */
export default function NamedScreen({ name, ...props }: ScreenProps & { readonly name: ScreenName }) {
  return createElement(findScreen(name), props);
}
