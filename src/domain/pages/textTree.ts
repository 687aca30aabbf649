/** Texts as in a locale file: nested, by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Texts, and those of another language for the keys that they lack. */
export function mergeTexts(texts: TextTree, base: TextTree): TextTree {
  const own = Object.entries(texts).map(([key, value]) => {
    const below = base[key];
    const isNested = typeof value === 'object' && typeof below === 'object';
    return [key, isNested ? mergeTexts(value, below) : value] as const;
  });
  return { ...base, ...Object.fromEntries(own) };
}

/**
 * Texts of a language, and those in English for the keys that they lack. A plural form that English lacks is its `other`.
 *
 * @param english texts for the same page, with their country's variants applied: a variant in English does not replace a general text
 */
export function completeTexts(texts: TextTree, english: TextTree, languageTag: string): TextTree {
  const { pluralCategories } = new Intl.PluralRules(languageTag).resolvedOptions();
  return mergeTexts(texts, replacePluralForms(english, pluralCategories));
}

/** English texts with the plural forms of another language. A text with plural forms has `one` and `other`. */
function replacePluralForms(english: TextTree, forms: readonly string[]): TextTree {
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      if (typeof text === 'object') return [[key, replacePluralForms(text, forms)]];
      const stem = key.replace(/_(?:one|other)$/, '');
      const { [`${stem}_one`]: one, [`${stem}_other`]: other } = english;
      if (stem === key || one === undefined || other === undefined) return [[key, text]];
      return forms.map((form) => [`${stem}_${form}`, form === 'one' ? one : other]);
    }),
  );
}
