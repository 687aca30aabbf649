import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppSelector } from '../storeHooks';
import type { CustomerConsent } from '../../api/consents';
import { getErrorCodes } from '../../domain/journey/calls/requestStatus';
import { getConsentState } from '../../domain/journey/states/consentStates';
import { findShownCode } from '../../domain/catalogue/rejections';
import { Button } from '../../ui/Button';
import { ActionStatus } from '../parts/requests/ActionStatus';
import type { NamedScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';
import { getConsentControlId, ServerConsents } from '../parts/consents/ServerConsents';
import { useLenderName } from '../parts/loan/useOutcome';
import { useStateAction } from '../parts/requests/useStateAction';
import { WithServerData } from '../parts/requests/WithStepData';
import styles from './ConsentsScreen.module.css';
import { useTickedConsents } from './useTickedConsents';

/** Consents that a lender requests after the decision, in the server's text. */
export default function ConsentsScreen(screen: NamedScreenProps) {
  const consents = useAppSelector((state) => state.leadApplication.customerConsents);
  return (
    <WithServerData
      data={consents.length === 0 ? null : consents}
      page={screen.page}
      isArrival={screen.isArrival}
    >
      {(serverConsents, isArrival) => (
        <ConsentsForm {...screen} consents={serverConsents} isArrival={isArrival} />
      )}
    </WithServerData>
  );
}

interface ConsentsFormProps extends NamedScreenProps {
  readonly consents: readonly CustomerConsent[];
}

function ConsentsForm({ name, consents, page, isArrival }: ConsentsFormProps) {
  const { t } = useTranslation();
  const named = useLenderName();
  const { status, button, withdraw, send } = useStateAction('policyConsents');
  const [givenIds, setGivenIds] = useTickedConsents(`states>${name}`, consents);
  /** Whether errors are visible. They are hidden until the first submit. */
  const [areErrorsVisible, setAreErrorsVisible] = useState(false);
  const [changedIds, setChangedIds] = useState<readonly string[]>([]);
  const state = getConsentState(name);
  const lender = state.lender ?? named;
  const missing = consents.filter(({ id, required }) => required && !givenIds.includes(id));
  const rejectionCodes = getErrorCodes(status);
  const firstRejected = consents.find(({ id }) => Object.hasOwn(rejectionCodes, id))?.id;
  const form = useRef<HTMLFormElement>(null);
  const focusConsent = (id: string) =>
    form.current?.querySelector<HTMLElement>(`#${getConsentControlId(consents, id)}`)?.focus();
  const focusRejected = useEffectEvent(focusConsent);
  useEffect(() => {
    // It may be far above the pressed button. A screen reader says the error with it.
    if (firstRejected !== undefined) focusRejected(firstRejected);
  }, [firstRejected]);

  const change = (next: readonly string[]) => {
    const changed = consents.filter(({ id }) => next.includes(id) !== givenIds.includes(id));
    setChangedIds([...changedIds, ...changed.map(({ id }) => id)]);
    setGivenIds(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = missing;
    setAreErrorsVisible(true);
    if (first !== undefined) {
      focusConsent(first.id);
      return;
    }
    setChangedIds([]);
    const details = { consents: consents.map(({ id }) => ({ id, given: givenIds.includes(id) })) };
    send({ call: state.call, details });
  };
  const getError = ({ id }: CustomerConsent): string | null => {
    if (areErrorsVisible && missing.some((consent) => consent.id === id)) {
      return lender === null
        ? t('screensˆconsents>missing_other')
        : t('screensˆconsents>missing', { lender });
    }
    const code =
      Object.hasOwn(rejectionCodes, id) && !changedIds.includes(id) ? rejectionCodes[id] : undefined;
    return code === undefined ? null : t(`errorsˆ${findShownCode(code, {}) ?? 'not_accepted'}`);
  };
  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆconsents>title')} isArrival={isArrival}>
      <p>{lender === null ? t('screensˆconsents>lead_other') : t('screensˆconsents>lead', { lender })}</p>
      <form
        ref={form}
        noValidate
        data-step={name}
        onSubmit={submit}
        onChange={withdraw}
        className={styles['form']}
      >
        <ServerConsents
          consents={consents}
          givenIds={givenIds}
          onChange={change}
          errors={Object.fromEntries(
            consents.flatMap((consent) => {
              const error = getError(consent);
              return error === null ? [] : [[consent.id, error]];
            }),
          )}
        />
        <div className={styles['act']}>
          <ActionStatus status={status} />
          <Button type="submit" {...button}>
            {t('commonˆcontinue')}
          </Button>
        </div>
      </form>
    </ScreenFrame>
  );
}
