import { memo } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import type { LocaleName } from '../domain/countries/locales';
import { formatPhoneLink } from '../domain/pages/contact';
import { Icon } from '../ui/Icon';
import type { Logo } from '../ui/logo';
import { LanguageChoice, type ChangeLanguage } from './LanguageChoice';
import { joinClassNames } from '../ui/classNames';
import styles from './Shell.module.css';

interface HeaderProps {
  readonly brand: string;
  readonly logo: Logo;
  /** The telephone number of the support. */
  readonly phone: string;
  /** The languages that the page offers, its default first. */
  readonly languages: readonly LocaleName[];
  readonly onLanguageChange: ChangeLanguage;
  /** Transparent, and not reachable by keyboard and assistive technology. */
  readonly isHidden: boolean;
}

/** Memoised, because no step changes it. */
export const Header = memo(function Header({
  brand,
  logo,
  phone,
  languages,
  onLanguageChange,
  isHidden,
}: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header
      className={joinClassNames(styles['header'], isHidden ? styles['hidden'] : undefined)}
      inert={isHidden}
      data-part="header"
    >
      <a href="/" className={styles['logo']}>
        <img {...logo} alt={t('commonˆhome', { brand })} />
      </a>
      <div className={styles['aside']}>
        <a
          href={formatPhoneLink(phone)}
          className={styles['phone']}
          aria-label={t('commonˆcontact>call', { phone })}
        >
          <Icon name="phone" size={18} />
          <span>{phone}</span>
        </a>
        <LanguageChoice languages={languages} onChange={onLanguageChange} />
      </div>
    </header>
  );
});
