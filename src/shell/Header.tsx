import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocaleName } from '../domain/countries/country';
import { LanguageChoice } from './LanguageChoice';
import styles from './Shell.module.css';

interface HeaderProps {
  readonly brand: string;
  readonly logo: string;
  /** Locale folders that the page offers, its own first. */
  readonly languages: readonly LocaleName[];
  readonly onLanguage: (language: LocaleName) => void;
  /** Fully transparent, and out of reach of keyboard and assistive technology too. */
  readonly isHidden: boolean;
}

/** Drawn once: no step changes it. */
export const Header = memo(function Header({ brand, logo, languages, onLanguage, isHidden }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={`${styles['header']} ${isHidden ? styles['hidden'] : ''}`} inert={isHidden}>
      <a href="/" className={styles['logo']}>
        <img src={logo} alt={t('commonˆhome', { brand })} height="32" />
      </a>
      <LanguageChoice languages={languages} onChange={onLanguage} />
    </header>
  );
});
