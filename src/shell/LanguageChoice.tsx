import { useTranslation } from '../platform/texts';
import type { LocaleName } from '../domain/countries/country';
import { languageTags, localeOf } from '../domain/countries/locales';
import styles from './Shell.module.css';

interface LanguageChoiceProps {
  /** Locale folders. */
  readonly languages: readonly LocaleName[];
  readonly onChange: (language: LocaleName) => void;
}

/** Each language by its own name; a change loses nothing that was typed. */
export function LanguageChoice({ languages, onChange }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('commonˆlanguage')} className={styles['languages']}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageTags[language]}
          aria-pressed={language === localeOf(i18n.language)}
          onClick={() => onChange(language)}
        >
          {t(`commonˆlanguages>${language}`)}
        </button>
      ))}
    </div>
  );
}
