import { useTranslation } from '../platform/texts';
import { languageTags, localeForTag, type LocaleName } from '../domain/countries/locales';
import styles from './Shell.module.css';

interface LanguageChoiceProps {
  /** At least two, in the order in which they are shown. */
  readonly languages: readonly LocaleName[];
  readonly onChange: (language: LocaleName) => void;
}

/** Shows each language by its own name: two as buttons, more as a list. A change keeps everything that is typed. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return props.languages.length > 2 ? <LanguageList {...props} /> : <LanguageButtons {...props} />;
}

function LanguageList({ languages, onChange }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation();
  const current = localeForTag(i18n.language);
  return (
    <select
      aria-label={t('commonˆlanguage')}
      className={styles['languageList']}
      lang={languageTags[current]}
      value={current}
      onChange={({ target }) => {
        const chosen = languages.find((language) => language === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={languageTags[language]}>
          {t(`commonˆlanguages>${language}`)}
        </option>
      ))}
    </select>
  );
}

function LanguageButtons({ languages, onChange }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('commonˆlanguage')} className={styles['languages']}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageTags[language]}
          aria-pressed={language === localeForTag(i18n.language)}
          onClick={() => onChange(language)}
        >
          {t(`commonˆlanguages>${language}`)}
        </button>
      ))}
    </div>
  );
}
