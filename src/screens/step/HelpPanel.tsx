import { useState } from 'react';
import { useAppSelector } from '../storeHooks';
import type { StepPath } from '../../domain/catalogue/steps';
import { formatOpeningHours, formatPhoneLink } from '../../domain/pages/contact';
import { groupBySection } from '../../domain/pages/formProgress';
import { findFirstUnfinishedStep } from '../../domain/pages/stepSequence';
import { isTextLarge, largeTextPercent, setTextLarge } from '../../platform/page/textSize';
import { useIsTextLoaded, useTranslation } from '../../platform/i18n/texts';
import { selectApplication, selectSteps, selectSubmitted } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { CopyableLink } from '../parts/copy/CopyableLink';
import { DownloadCopy } from '../parts/copy/DownloadCopy';
import { formatMoment } from '../parts/loan/formatFigures';
import type { ScreenProps, ScreenVisit } from '../screenProps';
import { useServices } from '../services';
import { useReturnAddress } from '../parts/useReturnAddress';
import styles from './HelpPanel.module.css';

interface HelpPanelProps extends Pick<ScreenProps, 'page' | 'visit'> {
  /** The open step. */
  readonly path: StepPath;
}

/** The help of a step: a person, larger text, the answers to read to somebody, and how to go on later (docs/help.md). */
export default function HelpPanel({ page, path, visit }: HelpPanelProps) {
  const { t, i18n } = useTranslation();
  const { CallBackForm } = useServices();
  const { contact, callsBack } = page.definition;
  const isLoaded = useIsTextLoaded('screensˆhelp>text');
  if (!isLoaded) return <p role="status">{t('commonˆloading')}</p>;
  return (
    // It has answers, and who needs support: recordings leave it out.
    <div className={styles['help']} data-private>
      <section>
        <h2>{t('commonˆcontact>title')}</h2>
        <p>
          <a href={formatPhoneLink(contact.phone)}>{contact.phone}</a>{' '}
          {formatOpeningHours(contact.hours, i18n.language)}
        </p>
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        {callsBack === true ? <CallBackForm page={page} /> : null}
      </section>
      <TextSize tabStorage={visit.tabStorage} />
      <section>
        <h2>{t('screensˆhelp>copy')}</h2>
        <p>{t('screensˆhelp>copy_note')}</p>
        <DownloadCopy page={page}>
          <NextSteps page={page} path={path} />
        </DownloadCopy>
      </section>
      <MoreTime isStored={visit.tabStorage.isAvailable} />
    </div>
  );
}

/** Larger text in this tab, also after a reload. */
function TextSize({ tabStorage }: Pick<ScreenVisit, 'tabStorage'>) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(isTextLarge);
  return (
    <section data-print="hidden">
      <h2>{t('screensˆhelp>text')}</h2>
      <Button
        variant="outlined"
        aria-pressed={isLarge}
        onClick={({ currentTarget }) => {
          setTextLarge(!isLarge, currentTarget);
          tabStorage.set('textSize', isLarge ? undefined : largeTextPercent);
          setLarge(!isLarge);
        }}
      >
        {t('screensˆhelp>larger')}
      </Button>
    </section>
  );
}

/** What the application still asks, and what follows. */
function NextSteps({ page, path }: Pick<HelpPanelProps, 'page' | 'path'>) {
  const { t } = useTranslation();
  const steps = useAppSelector((state) => selectSteps(state, page));
  const submitted = useAppSelector(selectSubmitted);
  // A step on request is not on the path: the unfinished ones still follow.
  const isOnPath = steps.some((step) => step.path === path);
  const next = isOnPath ? path : findFirstUnfinishedStep(steps, submitted);
  const remaining = next === null ? [] : steps.slice(steps.findIndex((step) => step.path === next));
  return (
    <section className={styles['next']}>
      <h2>{t('screensˆhelp>next')}</h2>
      <ol>
        {groupBySection(remaining).map(({ label, path: first }) => (
          <li key={first}>{t(`stepsˆcontext>${label}`)}</li>
        ))}
        <li>{t('screensˆchecking>second')}</li>
        <li>{t('screensˆchecking>third')}</li>
      </ol>
    </section>
  );
}

/** Until when the answers are stored here, if they are, and the link to go on elsewhere once there is a lead. */
function MoreTime({ isStored }: { readonly isStored: boolean }) {
  const { t, i18n } = useTranslation();
  const { storedExpirationMs } = useServices();
  const savedAt = useAppSelector(({ leadApplication }) => leadApplication.lastOperationTimestamp);
  const { expiresAt } = useAppSelector(selectApplication);
  const address = useReturnAddress();
  const format = (moment: string) => formatMoment(moment, i18n.language);
  return (
    <section data-print="hidden">
      <h2>{t('screensˆhelp>time')}</h2>
      {isStored ? (
        <p>
          {savedAt === null
            ? t('screensˆhelp>kept_none')
            : t('screensˆhelp>kept', { time: format(new Date(savedAt + storedExpirationMs).toISOString()) })}
        </p>
      ) : null}
      {address === null ? (
        <p>{t('screensˆhelp>link_later')}</p>
      ) : (
        <>
          <p>
            {expiresAt === undefined
              ? t('screensˆhelp>link')
              : t('screensˆhelp>link_until', { time: format(expiresAt) })}
          </p>
          <CopyableLink address={address} />
        </>
      )}
    </section>
  );
}
