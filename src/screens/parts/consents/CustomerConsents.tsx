import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../../platform/events/focus';
import { useTranslation } from '../../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../../storeHooks';
import type { CustomerConsent } from '../../../api/consents';
import { getErrorCodes } from '../../../domain/journey/calls/requestStatus';
import { selectApplication } from '../../../state/selectors/journey';
import { consentsSubmitted, consentsOpened } from '../../../state/events';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { ActionStatus } from '../requests/ActionStatus';
import { ReadAgain, ReadOutcome, useRead, useReadPause } from '../requests/ReadAgain';
import styles from './CustomerConsents.module.css';
import { ServerConsents } from './ServerConsents';
import { useRequest } from '../requests/useRequest';

interface CustomerConsentsProps {
  /** Where a consent is withdrawn that the loan requires. */
  readonly contactEmail: string;
}

/** The applicant's consents, which can be read, given and withdrawn. Renders nothing if no lead is known. */
export function CustomerConsents({ contactEmail }: CustomerConsentsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { id } = useAppSelector(selectApplication);
  const consents = useAppSelector((state) => state.asyncFormData.consents);
  useEffect(() => {
    if (id !== undefined) dispatch(consentsOpened());
  }, [id, dispatch]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  const { failure } = useRead('consents');
  const pause = useReadPause('consents');
  const areShown = consents !== 'unknown' && failure === null;
  useEffect(() => {
    // The pressed button has gone.
    if (hasPressed && areShown && isFocusLost()) heading.current?.focus();
  }, [hasPressed, areShown]);
  const askAgain = () => {
    setHasPressed(true);
    dispatch(consentsOpened());
  };
  if (id === undefined || (failure === null && (consents === 'unknown' || consents.length === 0)))
    return null;
  return (
    <section className={styles['consents']}>
      <h2 ref={heading} tabIndex={-1}>
        {t('screensˆcustomerConsents>title')}
      </h2>
      {areShown ? (
        <ConsentEditor consents={consents} contactEmail={contactEmail} />
      ) : (
        <>
          <ReadOutcome read="consents">
            <Notice tone="warning">
              <p>{t('screensˆcustomerConsents>trouble')}</p>
              {pause === null ? null : <p>{pause}</p>}
            </Notice>
          </ReadOutcome>
          <ReadAgain read="consents" variant="outlined" onPress={askAgain}>
            {t('screensˆmissing>again')}
          </ReadAgain>
        </>
      )}
    </section>
  );
}

function ConsentEditor({
  consents,
  contactEmail,
}: CustomerConsentsProps & { readonly consents: readonly CustomerConsent[] }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const request = useRequest('consents');
  /** Null until the applicant changes something. */
  const [draftIds, setDraftIds] = useState<readonly string[] | null>(null);
  const [changedIds, setChangedIds] = useState<readonly string[]>([]);
  /** What the server has saved is shown as it says, perhaps not as it was asked for. */
  const isSaved = request.status.kind === 'saved' && changedIds.length === 0;
  const givenIds =
    (isSaved ? null : draftIds) ?? consents.filter((consent) => consent.given).map(({ id }) => id);
  const codes = getErrorCodes(request.status);
  const rejected = consents.filter(({ id }) => Object.hasOwn(codes, id) && !changedIds.includes(id));
  return (
    <>
      <p>{t('screensˆcustomerConsents>lead')}</p>
      <ServerConsents
        consents={consents}
        givenIds={givenIds}
        onChange={(next) => {
          request.withdraw();
          const changed = consents.filter(({ id }) => next.includes(id) !== givenIds.includes(id));
          setChangedIds([...changedIds, ...changed.map(({ id }) => id)]);
          setDraftIds(next);
        }}
        errors={Object.fromEntries(
          rejected.map(({ id }) => [id, t('screensˆcustomerConsents>kept', { email: contactEmail })]),
        )}
      />
      <ActionStatus status={request.status} />
      <div role="status">
        {isSaved ? <Notice tone="success">{t('screensˆcustomerConsents>saved')}</Notice> : null}
      </div>
      <Button
        variant="outlined"
        {...request.button}
        onClick={() => {
          if (request.isTooEarly()) return;
          if (isSaved) setDraftIds(null);
          setChangedIds([]);
          dispatch(consentsSubmitted(consents.map(({ id }) => ({ id, given: givenIds.includes(id) }))));
        }}
      >
        {t('screensˆcustomerConsents>save')}
      </Button>
    </>
  );
}
