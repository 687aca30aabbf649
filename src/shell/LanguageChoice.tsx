import { useTranslation } from 'react-i18next';
import styles from './Shell.module.css';

interface LanguageChoiceProps {
  readonly languages: readonly string[];
  readonly onChange: (language: string) => void;
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
          lang={language}
          aria-pressed={language === i18n.language}
          onClick={() => onChange(language)}
        >
          {t(`commonˆlanguages>${language}`)}
        </button>
      ))}
    </div>
  );
}
