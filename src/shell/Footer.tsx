import { memo, type ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import type { Contact } from '../domain/pages/definePage';
import { joinClassNames } from '../ui/classNames';
import type { Logo } from '../ui/logo';
import { ContactDetails } from './ContactDetails';
import styles from './Shell.module.css';

interface FooterProps {
  readonly brand: string;
  readonly logo: Logo;
  readonly year: number;
  readonly contact: Contact;
  readonly legal: ReactNode;
  /** Whether it has only the legal information, which folds everything else. */
  readonly isShort: boolean;
  readonly isHidden: boolean;
}

/** Shows the company, its contact and the legal information. */
export const Footer = memo(function Footer(props: FooterProps) {
  const { brand, logo, year, contact, legal, isShort, isHidden } = props;
  const { t } = useTranslation();
  return (
    <footer
      className={joinClassNames(
        styles['footer'],
        isShort ? styles['short'] : undefined,
        isHidden ? styles['hidden'] : undefined,
      )}
      inert={isHidden}
    >
      <div className={styles['around']}>
        {isShort ? null : <ContactDetails contact={contact} />}
        {legal}
        {isShort ? null : (
          <div className={styles['foot']}>
            <a href="/" className={styles['logo']}>
              <img {...logo} alt={t('commonˆhome', { brand })} loading="lazy" />
            </a>
            <CompanyName brand={brand} year={year} />
          </div>
        )}
      </div>
    </footer>
  );
});

/** The company and the year. */
export function CompanyName({ brand, year }: Pick<FooterProps, 'brand' | 'year'>) {
  const { t } = useTranslation();
  return (
    <p>
      {t('brandˆfooterText', { defaultValue: brand })} - {year}
    </p>
  );
}
