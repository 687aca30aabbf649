import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { i18n as Translations, TFunction } from 'i18next';
import { I18nextProvider, useTranslation as useLibraryTranslation } from 'react-i18next';

type Texts = Pick<ReturnType<typeof useLibraryTranslation>, 't' | 'i18n'>;

const TextsContext = createContext<Texts | null>(null);

/**
 * Provides the texts of the page. The library's own hook subscribes to the language and copies its state once for each component,
 * which takes a tenth of the time to render a step. This provider calls it once.
 */
export function TextsProvider({
  i18n,
  children,
}: {
  readonly i18n: Translations;
  readonly children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <SharedTexts>{children}</SharedTexts>
    </I18nextProvider>
  );
}

function SharedTexts({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useLibraryTranslation();
  const texts = useMemo(() => ({ t: rememberTexts(t, i18n), i18n }), [t, i18n]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Remembers texts without values. The library resolves a key anew at each call, which takes a tenth of the time of a step change. A text
 * that is missing may still arrive. One that is there changes with the language only, and then `t` is another function.
 */
function rememberTexts(t: TFunction, i18n: Translations): TFunction {
  const known = new Map<string, string>();
  return new Proxy(t, {
    apply: (target, _self, parameters: Parameters<TFunction>) => {
      const [key] = parameters;
      if (parameters.length > 1 || typeof key !== 'string') return target(...parameters);
      if (!known.has(key) && i18n.exists(key)) known.set(key, target(key));
      return known.get(key) ?? target(key);
    },
  });
}

/** Returns the texts in the current language. The component renders again when the language changes. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('useTranslation needs a TextsProvider.');
  return texts;
}

/** Whether a text has arrived that loads after the first screen. The component renders again when it does. */
export function useIsTextLoaded(key: string): boolean {
  const { i18n } = useTranslation();
  return useSyncExternalStore(
    (onChange) => {
      i18n.store.on('added', onChange);
      return () => i18n.store.off('added', onChange);
    },
    () => i18n.exists(key),
  );
}
