import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import type { CustomerConsent } from '../api/consents';
import { isUnderWay, isWaiting } from '../domain/journey/calls/sending';
import type { AppDispatch, RootState } from '../state/root';
import { selectApplication, selectSending } from '../state/selectors/journey';
import { consentsChosen, consentsOpened } from '../state/signals';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ActState } from './ActState';
import styles from './CustomerConsents.module.css';
import { ServerConsents } from './ServerConsents';

/** The consents that the applicant has given, to be read, given and withdrawn; nothing where no lead is known. */
export function CustomerConsents() {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { id } = useSelector(selectApplication);
  const consents = useSelector((state: RootState) => state.asyncFormData.consents);
  useEffect(() => {
    if (id !== undefined) dispatch(consentsOpened());
  }, [id, dispatch]);
  if (id === undefined || consents === 'unknown' || consents.length === 0) return null;
  return (
    <section className={styles['consents']}>
      <h2>{t('screensˆcustomerConsents>title')}</h2>
      {consents === 'trouble' ? (
        <>
          <Notice tone="warning">{t('screensˆcustomerConsents>trouble')}</Notice>
          <Button look="outlined" onClick={() => void dispatch(consentsOpened())}>
            {t('screensˆmissing>again')}
          </Button>
        </>
      ) : (
        <Choice consents={consents} />
      )}
    </section>
  );
}

function Choice({ consents }: { readonly consents: readonly CustomerConsent[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const sending = useSelector((state: RootState) => selectSending(state, 'consents'));
  /** Null while nothing has been changed here. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [changedSince, setChangedSince] = useState<readonly string[]>([]);
  const given = chosen ?? consents.filter((consent) => consent.given).map(({ id }) => id);
  const codes = sending.kind === 'not-saved' && sending.reason === 'refused' ? (sending.codes ?? {}) : {};
  const refused = consents.filter(({ id }) => Object.hasOwn(codes, id) && !changedSince.includes(id));
  return (
    <>
      <p>{t('screensˆcustomerConsents>lead')}</p>
      <ServerConsents
        consents={consents}
        given={given}
        onChange={(next) => {
          const changed = consents.filter(({ id }) => next.includes(id) !== given.includes(id));
          setChangedSince([...changedSince, ...changed.map(({ id }) => id)]);
          setChosen(next);
        }}
        errors={Object.fromEntries(refused.map(({ id }) => [id, t('screensˆcustomerConsents>kept')]))}
      />
      <ActState sending={sending} />
      <div role="status">
        {sending.kind === 'saved' ? (
          <Notice tone="success">{t('screensˆcustomerConsents>saved')}</Notice>
        ) : null}
      </div>
      <Button
        look="outlined"
        isBusy={isUnderWay(sending) || isWaiting(sending)}
        onClick={() => {
          setChangedSince([]);
          dispatch(consentsChosen(consents.map(({ id }) => ({ id, given: given.includes(id) }))));
        }}
      >
        {t('screensˆcustomerConsents>save')}
      </Button>
    </>
  );
}
