import { useTranslation } from '../../../platform/i18n/texts';
import type { CustomerConsent } from '../../../api/consents';
import { getTextLinkHost, parseTextLink } from '../../../domain/journey/states/textLink';
import { ConsentBox, ConsentList } from '../../../form/consents/ConsentList';
import { NewTabLink } from '../../../ui/NewTabLink';
import styles from './ServerConsents.module.css';

interface ServerConsentsProps {
  readonly consents: readonly CustomerConsent[];
  readonly givenIds: readonly string[];
  readonly onChange: (givenIds: readonly string[]) => void;
  /** The errors by id. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Groups with a heading. Other groups have none. */
const namedGroups = ['general', 'marketing', 'bank', 'credit', 'partner'] as const;

/** Consents in the server's text, which is rendered as plain text, in the server's groups and with one switch for all. */
export function ServerConsents({ consents, givenIds, onChange, errors }: ServerConsentsProps) {
  const { t } = useTranslation();
  const changeOne = (id: string, isGiven: boolean) => {
    const others = givenIds.filter((other) => other !== id);
    onChange(isGiven ? [...others, id] : others);
  };
  const given = new Set(givenIds);
  const groups = [...new Set(consents.map(({ group = '' }) => group))].map((group) => ({
    group,
    name: namedGroups.find((known) => known === group),
    consents: consents.filter((consent) => (consent.group ?? '') === group),
  }));
  return (
    <ConsentList
      legend={t('screensˆconsents>legend')}
      acceptAll={t('screensˆconsents>accept_all')}
      givenCount={consents.filter(({ id }) => given.has(id)).length}
      count={consents.length}
      onChangeAll={(isGiven) => onChange(isGiven ? consents.map(({ id }) => id) : [])}
    >
      {groups.map(({ group, name, consents: inGroup }) => (
        <div
          key={group}
          role="group"
          aria-label={name === undefined ? undefined : t(`screensˆconsents>groups>${name}`)}
          className={styles['group']}
        >
          {name === undefined ? null : (
            <p aria-hidden="true" className={styles['name']}>
              {t(`screensˆconsents>groups>${name}`)}
            </p>
          )}
          {inGroup.map((consent) => (
            <ConsentBox
              key={consent.id}
              id={getConsentControlId(consents, consent.id)}
              name={consent.id}
              isGiven={given.has(consent.id)}
              isRequired={consent.required}
              onChange={(next) => changeOne(consent.id, next)}
              reason={t(consent.required ? 'screensˆconsents>required' : 'screensˆconsents>optional')}
              error={errors[consent.id]}
            >
              <ServerText {...consent} />
            </ConsentBox>
          ))}
        </div>
      ))}
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
          <NewTabLink href={href} hint={t('commonˆnew_tab')}>
            {host === null ? t('screensˆconsents>read') : t('screensˆconsents>read_at', { host })}
          </NewTabLink>
        </>
      )}
    </span>
  );
}
