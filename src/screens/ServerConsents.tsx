import { useTranslation } from '../platform/texts';
import type { CustomerConsent } from '../api/consents';
import { hostOf, textLink } from '../domain/journey/states/textLink';
import { ConsentBox, ConsentList } from '../form/consents/ConsentList';
import styles from './ServerConsents.module.css';

interface ServerConsentsProps {
  readonly consents: readonly CustomerConsent[];
  /** Ids of those that are ticked. */
  readonly given: readonly string[];
  readonly onChange: (given: readonly string[]) => void;
  /** What is wrong, by id. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Groups that have a name of their own; others stand together without one. */
const namedGroups = ['general', 'marketing', 'bank', 'credit', 'partner'] as const;

/** Consents in the server's own words, which are text and never more, in its groups and with one switch for all. */
export function ServerConsents({ consents, given, onChange, errors }: ServerConsentsProps) {
  const { t } = useTranslation();
  const groups = [...new Set(consents.map(({ group }) => group ?? ''))];
  const all = consents.map(({ id }) => id);
  const without = (id: string) => given.filter((other) => other !== id);
  return (
    <ConsentList
      legend={t('screensˆconsents>legend')}
      acceptAll={t('screensˆconsents>accept_all')}
      given={all.filter((id) => given.includes(id)).length}
      count={all.length}
      onAll={(isGiven) => onChange(isGiven ? all : [])}
    >
      {groups.map((group) => {
        const named = namedGroups.find((known) => known === group);
        const name = named === undefined ? undefined : t(`screensˆconsents>groups>${named}`);
        return (
          <div key={group} role="group" aria-label={name} className={styles['group']}>
            {name === undefined ? null : (
              <p aria-hidden="true" className={styles['name']}>
                {name}
              </p>
            )}
            {consents
              .filter((consent) => (consent.group ?? '') === group)
              .map((consent) => (
                <ConsentBox
                  key={consent.id}
                  id={consentControl(consents, consent.id)}
                  name={consent.id}
                  isGiven={given.includes(consent.id)}
                  onChange={(isGiven) =>
                    onChange(isGiven ? [...without(consent.id), consent.id] : without(consent.id))
                  }
                  why={t(consent.required ? 'screensˆconsents>required' : 'screensˆconsents>optional')}
                  error={errors[consent.id]}
                >
                  <ServerText {...consent} />
                </ConsentBox>
              ))}
          </div>
        );
      })}
    </ConsentList>
  );
}

/** The id of a consent's control: ids of the server may hold anything. */
export function consentControl(consents: readonly CustomerConsent[], id: string): string {
  return `consent-${consents.findIndex((consent) => consent.id === id)}`;
}

/** The words of a consent, and the way to what they speak of where that may be linked. */
function ServerText({ text, link }: CustomerConsent) {
  const { t } = useTranslation();
  const href = link === undefined ? null : textLink(link);
  const host = href === null ? null : hostOf(href);
  return (
    <span className={styles['text']}>
      <span>{text}</span>
      {href === null ? null : (
        <>
          {' '}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {host === null ? t('screensˆconsents>read') : t('screensˆconsents>read_at', { host })}
            <span className="visually-hidden"> {t('commonˆnew_tab')}</span>
          </a>
        </>
      )}
    </span>
  );
}
