import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhoneLink } from '../domain/pages/contact';
import type { Contact } from '../domain/pages/definePage';
import { Button } from '../ui/Button';
import styles from './Shell.module.css';

interface RenderFailureProps {
  readonly contact: Pick<Contact, 'phone' | 'address'>;
  readonly onReload: () => void;
  /** What leads on from the state of the lead, if anything does: who was accepted still gets to the lender. */
  readonly children?: ReactNode;
}

/** Shown when rendering has failed (specification, section 2). It shows no details of the error. */
export function RenderFailure({ contact, onReload, children }: RenderFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles['failure']}>
      <h1>{t('commonˆfailure>title', { defaultValue: 'Something went wrong. Please, try again later.' })}</h1>
      <p>{t('commonˆfailure>lead', { defaultValue: '' })}</p>
      {children}
      <Button variant="outlined" onClick={onReload}>
        {t('commonˆfailure>retry', { defaultValue: '↻' })}
      </Button>
      <address>
        <a href={formatPhoneLink(contact.phone)}>{contact.phone}</a> <span>{contact.address}</span>
      </address>
    </div>
  );
}
