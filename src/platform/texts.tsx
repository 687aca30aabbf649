import { createContext, use, useMemo, type ReactNode } from 'react';
import type { i18n as Translations } from 'i18next';
import { I18nextProvider, useTranslation as useOwnTranslation } from 'react-i18next';

type Texts = Pick<ReturnType<typeof useOwnTranslation>, 't' | 'i18n'>;

const TextsContext = createContext<Texts | null>(null);

/**
 * Hands the texts of the page to all that is shown in it. The library's own hook listens to the language, and copies what it
 * knows, once for each component that asks: a tenth of what a step takes to be drawn. Here it is asked once.
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
      <Asked>{children}</Asked>
    </I18nextProvider>
  );
}

function Asked({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useOwnTranslation();
  return <TextsContext value={useMemo(() => ({ t, i18n }), [t, i18n])}>{children}</TextsContext>;
}

/** The texts in the language that is spoken; renders when it is another. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('Texts were asked for outside their provider.');
  return texts;
}
