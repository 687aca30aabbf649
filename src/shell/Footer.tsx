import { memo, type ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import type { Contact } from '../domain/pages/definePage';
import { formatOpeningHours, formatPhoneLink } from '../domain/pages/contact';
import type { Logo } from '../ui/logo';
import styles from './Shell.module.css';

interface FooterProps {
  readonly brand: string;
  readonly logo: Logo;
  readonly year: number;
  readonly contact: Contact;
  /** The legal information. */
  readonly legal: ReactNode;
  readonly isHidden: boolean;
}

/** Shows the company, its contact and the legal information. */
export const Footer = memo(function Footer({ brand, logo, year, contact, legal, isHidden }: FooterProps) {
  const { t, i18n } = useTranslation();
  return (
    <footer className={`${styles['footer']} ${isHidden ? styles['hidden'] : ''}`} inert={isHidden}>
      <div className={styles['around']}>
        <address className={styles['contact']}>
          <p>
            <strong>{t('commonˆcontact>title')}</strong>
          </p>
          <p>
            <a href={formatPhoneLink(contact.phone)}>{contact.phone}</a>
            <span suppressHydrationWarning>{formatOpeningHours(contact.hours, i18n.language)}</span>
          </p>
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <span>{contact.address}</span>
          </p>
        </address>
        {legal}
        <div className={styles['foot']}>
          <a href="/" className={styles['logo']}>
            <img {...logo} alt={t('commonˆhome', { brand })} loading="lazy" />
          </a>
          <p>
            {t('brandˆfooterText', { defaultValue: brand })} - {year}
          </p>
        </div>
      </div>
    </footer>
  );
});
