import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import type { Purpose } from '../domain/tracking/purposes';
import { useIsHydrating } from '../ui/HydrationProvider';
import { Button } from '../ui/Button';
import { NewTabLink } from '../ui/NewTabLink';
import styles from './ConsentBanner.module.css';

/** The visitor's consent, for the banner. */
export interface ConsentChoice {
  readonly purposes: readonly Purpose[];
  /** Whether the browser refuses advertising on every page. Then advertising stays off, whatever the visitor chooses. */
  readonly isSharingRefused: boolean;
  /** Whether the banner is shown: nothing is chosen yet, or the visitor has reopened it. */
  readonly isOpen: () => boolean;
  /** How often the visitor has reopened the banner since the last choice. Each time it gets the focus. */
  readonly countReopenings: () => number;
  /** The current permissions. The object stays the same until they change. */
  readonly getPermissions: () => Readonly<Record<Purpose, boolean>>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (purposes: readonly Purpose[]) => void;
}

interface ConsentBannerProps {
  readonly choice: ConsentChoice;
  readonly privacyPath: string;
}

/**
 * Asks once for consent to third parties. It comes first on the page and covers nothing. Refusing takes one press, as accepting
 * does. The built document contains it too; the starter listens to its buttons there.
 */
export function ConsentBanner({ choice, privacyPath }: ConsentBannerProps) {
  const { t, i18n } = useTranslation();
  const isAsBuilt = useIsHydrating();
  const isOpen = useSyncExternalStore(choice.subscribe, choice.isOpen, () => true);
  const reopenings = useSyncExternalStore(choice.subscribe, choice.countReopenings, () => 0);
  const section = useRef<HTMLElement>(null);
  const boxes = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (reopenings > 0) section.current?.focus();
  }, [reopenings]);
  if (!isOpen && !isAsBuilt) return null;
  const permissions = choice.getPermissions();
  const acts = choice.purposes.map((name) => t(`commonˆconsent>acts>${name}`));
  const purposes = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(acts);
  const readChecked = () =>
    choice.purposes.filter(
      (name) => boxes.current?.querySelector<HTMLInputElement>(`[value="${name}"]`)?.checked === true,
    );
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['banner']}
      aria-label={t('commonˆconsent>title')}
      data-consent
    >
      <p>
        {t('commonˆconsent>lead', { purposes })}{' '}
        <NewTabLink href={privacyPath} hint={t('commonˆnew_tab')}>
          {t('brandˆlegal>privacy')}
        </NewTabLink>
        {/* The document is built before the browser is known, so a style shows the sentence. */}
        {choice.purposes.includes('advertising') ? (
          <strong className={styles['refused']}>{t('commonˆconsent>sharing_refused')}</strong>
        ) : null}
      </p>
      <div className={styles['acts']}>
        <Button variant="outlined" data-choice="" onClick={() => choice.choose([])}>
          {t('commonˆconsent>refuse')}
        </Button>
        <Button
          variant="outlined"
          data-choice={choice.purposes.join(' ')}
          onClick={() => choice.choose(choice.purposes)}
        >
          {t('commonˆconsent>accept')}
        </Button>
        <details>
          <summary>{t('commonˆconsent>choose')}</summary>
          <fieldset ref={boxes}>
            <legend className="visually-hidden">{t('commonˆconsent>title')}</legend>
            {choice.purposes.map((name) => (
              <label key={name}>
                <input
                  type="checkbox"
                  value={name}
                  defaultChecked={permissions[name]}
                  disabled={!isAsBuilt && choice.isSharingRefused && name === 'advertising'}
                />
                <span>{t(`commonˆconsent>purposes>${name}`)}</span>
              </label>
            ))}
            <Button variant="outlined" data-choice="ticked" onClick={() => choice.choose(readChecked())}>
              {t('commonˆconsent>save')}
            </Button>
          </fieldset>
        </details>
      </div>
    </section>
  );
}
