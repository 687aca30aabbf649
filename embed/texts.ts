import texts from './texts.json';

/** The texts of the loader: the name of the frame, and the link if there is no form. */
export interface LoaderTexts {
  readonly title: string;
  readonly open: string;
}

/** The texts in a language, by its tag: `es-MX`, or the first Spanish for `es`. English for any other. */
export function getTexts(tag: string): LoaderTexts {
  const find = (isMatch: (known: string) => boolean) =>
    Object.entries(texts).find(([known]) => isMatch(known.toLowerCase()))?.[1];
  const wanted = tag.toLowerCase();
  const [language = ''] = wanted.split('-');
  return (
    find((known) => known === wanted) ?? find((known) => known.startsWith(`${language}-`)) ?? texts['en-US']
  );
}
