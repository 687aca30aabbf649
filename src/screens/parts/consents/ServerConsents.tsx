import { memo, useEffect, useState } from 'react';
import { waitForIdle } from '../../../platform/events/browser';
import { useTranslation } from '../../../platform/i18n/texts';
import type { CustomerConsent } from '../../../api/consents';
import { getTextLinkHost, parseTextLink } from '../../../domain/journey/states/textLink';
import { ConsentBox, ConsentList } from '../../../form/consents/ConsentList';
import { NewTabLink } from '../../../ui/NewTabLink';
import { useEventCallback } from '../../../ui/useEventCallback';
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

/** How many consents are rendered in one task. Rendering hundreds at once would block input for seconds. */
const consentsPerTask = 20;

/**
 * Consents in the server's text, which is rendered as plain text, in the server's groups and with one switch
 * for all. A long list is completed after the first paint, and the browser lays a long text out when it is near the screen.
 */
export function ServerConsents({ consents, givenIds, onChange, errors }: ServerConsentsProps) {
  const { t } = useTranslation();
  const changeOne = useEventCallback((id: string, isGiven: boolean) => {
    const others = givenIds.filter((other) => other !== id);
    onChange(isGiven ? [...others, id] : others);
  });
  const given = new Set(givenIds);
  const groups = [...new Set(consents.map(({ group = '' }) => group))].map((group) => ({
    group,
    name: namedGroups.find((known) => known === group),
    consents: consents.filter((consent) => (consent.group ?? '') === group),
  }));
  const count = useGrowingCount(consents.length);
  const rendered = new Set(groups.flatMap((group) => group.consents).slice(0, count));
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
          {inGroup
            .filter((consent) => rendered.has(consent))
            .map((consent) => (
              <ServerConsent
                key={consent.id}
                consent={consent}
                controlId={getConsentControlId(consents, consent.id)}
                isGiven={given.has(consent.id)}
                error={errors[consent.id]}
                onChange={changeOne}
              />
            ))}
        </div>
      ))}
    </ConsentList>
  );
}

/** The number of items to render: a few at first, then more in each task until it is all of them. */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(consentsPerTask);
  useEffect(() => {
    if (count >= total) return;
    let isCurrent = true;
    const grow = async () => {
      await waitForIdle();
      if (isCurrent) setCount(count + consentsPerTask);
    };
    void grow();
    return () => {
      isCurrent = false;
    };
  }, [count, total]);
  return count;
}

interface ServerConsentProps {
  readonly consent: CustomerConsent;
  readonly controlId: string;
  readonly isGiven: boolean;
  readonly error: string | undefined;
  /** Must be the same function in every render. */
  readonly onChange: (id: string, isGiven: boolean) => void;
}

/** One consent. It renders again only if it changes itself. */
const ServerConsent = memo(function ServerConsent({
  consent,
  controlId,
  isGiven,
  error,
  onChange,
}: ServerConsentProps) {
  const { t } = useTranslation();
  return (
    <ConsentBox
      id={controlId}
      name={consent.id}
      isGiven={isGiven}
      isRequired={consent.required}
      onChange={(next) => onChange(consent.id, next)}
      reason={t(consent.required ? 'screensˆconsents>required' : 'screensˆconsents>optional')}
      error={error}
    >
      <ServerText {...consent} />
    </ConsentBox>
  );
});

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
      <span lang={lang}>
        <ConsentWords text={text} />
      </span>
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

/** A longer text is laid out when it is near the screen. */
const maxTextAtOnce = 2_000;
/** The height of a text of this length is estimated from it until it is laid out. */
const pixelsPerCharacter = 0.5;

function ConsentWords({ text }: Pick<CustomerConsent, 'text'>) {
  if (text.length <= maxTextAtOnce) return <span>{text}</span>;
  const height = `${Math.round(text.length * pixelsPerCharacter)}px`;
  return (
    <span className={styles['long']} style={{ containIntrinsicBlockSize: `auto ${height}` }}>
      {text}
    </span>
  );
}
