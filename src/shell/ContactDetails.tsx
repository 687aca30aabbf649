import { formatOpeningHours, formatPhoneLink } from '../domain/pages/contact';
import type { Contact } from '../domain/pages/definePage';
import { useTranslation } from '../platform/i18n/texts';
import styles from './Shell.module.css';

/** How to reach the company: telephone with its hours, e-mail and address. */
export function ContactDetails({ contact }: { readonly contact: Contact }) {
  const { t, i18n } = useTranslation();
  return (
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
  );
}
