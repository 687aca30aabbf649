import { useTranslation } from '../platform/texts';
import type { CustomerConsent } from '../api/consents';
import { getTextLinkHost, parseTextLink } from '../domain/journey/states/textLink';
import { ConsentBox, ConsentList } from '../form/consents/ConsentList';
import styles from './ServerConsents.module.css';

interface ServerConsentsProps {
  readonly consents: readonly CustomerConsent[];
  /** The ids of the ticked consents. */
  readonly givenIds: readonly string[];
  readonly onChange: (givenIds: readonly string[]) => void;
  /** The errors by id. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Groups with a heading. Other groups have none. */
const namedGroups = ['general', 'marketing', 'bank', 'credit', 'partner'] as const;

/**
 * Consents in the server's text, which is rendered as plain text, in the server's groups and with one switch
 * for all.
 */
export function ServerConsents({ consents, givenIds, onChange, errors }: ServerConsentsProps) {
  const { t } = useTranslation();
  const groups = [...new Set(consents.map(({ group }) => group ?? ''))];
  const all = consents.map(({ id }) => id);
  const removeId = (id: string) => givenIds.filter((other) => other !== id);
  return (
    <ConsentList
      legend={t('screensˆconsents>legend')}
      acceptAll={t('screensˆconsents>accept_all')}
      givenCount={all.filter((id) => givenIds.includes(id)).length}
      count={all.length}
      onChangeAll={(isGiven) => onChange(isGiven ? all : [])}
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
                  id={getConsentControlId(consents, consent.id)}
                  name={consent.id}
                  isGiven={givenIds.includes(consent.id)}
                  onChange={(isGiven) =>
                    onChange(isGiven ? [...removeId(consent.id), consent.id] : removeId(consent.id))
                  }
                  reason={t(consent.required ? 'screensˆconsents>required' : 'screensˆconsents>optional')}
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

/** The id of a consent's control. The server's ids are not safe as element ids. */
export function getConsentControlId(consents: readonly CustomerConsent[], id: string): string {
  return `consent-${consents.findIndex((consent) => consent.id === id)}`;
}

/** The text of a consent, and a link to its details if the link is allowed. */
function ServerText({ text, lang, link }: CustomerConsent) {
  const { t } = useTranslation();
  const href = link === undefined ? null : parseTextLink(link);
  const host = href === null ? null : getTextLinkHost(href);
  return (
    <span className={styles['text']}>
      <span lang={lang}>{text}</span>
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
