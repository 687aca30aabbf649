import { memo } from 'react';
import { useTranslation } from '../platform/texts';
import type { LocaleName } from '../domain/countries/country';
import { phoneLink } from '../domain/pages/contact';
import { Icon } from '../ui/Icon';
import { LanguageChoice } from './LanguageChoice';
import styles from './Shell.module.css';

interface HeaderProps {
  readonly brand: string;
  readonly logo: string;
  /** Of somebody who helps. */
  readonly phone: string;
  /** Locale folders that the page offers, its own first. */
  readonly languages: readonly LocaleName[];
  readonly onLanguage: (language: LocaleName) => void;
  /** Fully transparent, and out of reach of keyboard and assistive technology too. */
  readonly isHidden: boolean;
}

/** Drawn once: no step changes it. */
export const Header = memo(function Header({
  brand,
  logo,
  phone,
  languages,
  onLanguage,
  isHidden,
}: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header
      className={`${styles['header']} ${isHidden ? styles['hidden'] : ''}`}
      inert={isHidden}
      data-part="header"
    >
      <a href="/" className={styles['logo']}>
        <img src={logo} alt={t('commonˆhome', { brand })} height="32" />
      </a>
      <div className={styles['aside']}>
        <a
          href={phoneLink(phone)}
          className={styles['phone']}
          aria-label={t('commonˆcontact>call', { phone })}
        >
          <Icon name="phone" size={18} />
          <span>{phone}</span>
        </a>
        <LanguageChoice languages={languages} onChange={onLanguage} />
      </div>
    </header>
  );
});
