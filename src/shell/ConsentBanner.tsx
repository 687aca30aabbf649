import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../platform/texts';
import type { Purpose } from '../domain/tracking/purposes';
import { useIsAsBuilt } from '../ui/AsBuilt';
import { Button } from '../ui/Button';
import styles from './ConsentBanner.module.css';

/** The visitor's choice, as the banner needs it. */
export interface ConsentChoice {
  readonly used: readonly Purpose[];
  /** Whether the banner is to be shown: nothing was chosen yet, or it was opened again. */
  readonly isOpen: () => boolean;
  /** Whether the visitor has opened it again: it then takes the focus. */
  readonly isReopened: () => boolean;
  /** What is permitted now; the same object until that changes. */
  readonly given: () => Readonly<Record<Purpose, boolean>>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (given: readonly Purpose[]) => void;
}

interface ConsentBannerProps {
  readonly choice: ConsentChoice;
  readonly privacyPath: string;
}

/**
 * Asks once what third parties may be given. It stands before everything else and covers nothing; saying no is one press, as
 * saying yes is. It stands in the built document too, where the starter hears its buttons.
 */
export function ConsentBanner({ choice, privacyPath }: ConsentBannerProps) {
  const { t } = useTranslation();
  const isAsBuilt = useIsAsBuilt();
  const isOpen = useSyncExternalStore(choice.subscribe, choice.isOpen, () => true);
  const isReopened = useSyncExternalStore(choice.subscribe, choice.isReopened, () => false);
  const section = useRef<HTMLElement>(null);
  const boxes = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isReopened) section.current?.focus();
  }, [isReopened]);
  if (!isOpen && !isAsBuilt) return null;
  const given = choice.given();
  const ticked = () =>
    choice.used.filter(
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
        {t('commonˆconsent>lead')} <a href={privacyPath}>{t('brandˆlegal>privacy')}</a>
      </p>
      <div className={styles['acts']}>
        <Button look="outlined" data-choice="" onClick={() => choice.choose([])}>
          {t('commonˆconsent>refuse')}
        </Button>
        <Button
          look="outlined"
          data-choice={choice.used.join(' ')}
          onClick={() => choice.choose(choice.used)}
        >
          {t('commonˆconsent>accept')}
        </Button>
        <details>
          <summary>{t('commonˆconsent>choose')}</summary>
          <fieldset ref={boxes}>
            <legend className="visually-hidden">{t('commonˆconsent>title')}</legend>
            {choice.used.map((name) => (
              <label key={name}>
                <input type="checkbox" value={name} defaultChecked={given[name]} />
                <span>{t(`commonˆconsent>purposes>${name}`)}</span>
              </label>
            ))}
            <Button look="outlined" data-choice="ticked" onClick={() => choice.choose(ticked())}>
              {t('commonˆconsent>save')}
            </Button>
          </fieldset>
        </details>
      </div>
    </section>
  );
}
