import { loadOnce } from '../platform/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/** The screens after the form. Their list is not part of the first script, because the first step needs none of them. */
export const LazyScreen = createLazyComponent(
  loadOnce(async () => {
    const { default: component, preloadScreen, isScreenLoaded } = await import('./NamedScreen');
    return { default: component, preloadScreen, isScreenLoaded };
  }),
);
