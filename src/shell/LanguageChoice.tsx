import { useState } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import type { LanguageChange } from '../platform/i18n/translations';
import { languageTags, localeForTag, type LocaleName } from '../domain/countries/locales';
import styles from './Shell.module.css';

/** Changes the language of the page, if its texts load. */
export type ChangeLanguage = (language: LocaleName) => Promise<LanguageChange>;

interface LanguageChoiceProps {
  /** At least two, in the order in which they are shown. */
  readonly languages: readonly LocaleName[];
  readonly onChange: ChangeLanguage;
}

interface LanguageControlProps {
  readonly languages: readonly LocaleName[];
  readonly onChange: (language: LocaleName) => void;
}

/**
 * Shows each language by its own name: two as buttons, more as a list. A change keeps everything that is typed. If the texts do not
 * load, the language stays and the page says so.
 */
export function LanguageChoice({ languages, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const Control = languages.length > 2 ? LanguageList : LanguageButtons;
  const choose = async (language: LocaleName) => {
    setHasFailed(false);
    setHasFailed((await onChange(language)) === 'failed');
  };
  return (
    <>
      <Control languages={languages} onChange={(language) => void choose(language)} />
      {hasFailed ? (
        <p role="alert" className={styles['languageFailure']}>
          {t('commonˆlanguage_failed')}
        </p>
      ) : null}
    </>
  );
}

/** The choice above a screen without a header. */
export function LanguageRow(props: LanguageChoiceProps) {
  return (
    <div className={styles['languageRow']}>
      <LanguageChoice {...props} />
    </div>
  );
}

function LanguageList({ languages, onChange }: LanguageControlProps) {
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

function LanguageButtons({ languages, onChange }: LanguageControlProps) {
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
