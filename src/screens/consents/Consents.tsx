import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import type { CustomerConsent } from '../../api/consents';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import { knownCode } from '../../form/messages/messages';
import type { RootState } from '../../state/root';
import { selectProgressState, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { ActState } from '../ActState';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { consentControl, ServerConsents } from '../ServerConsents';
import { useAct } from '../useAct';
import { WithTold } from '../WithStepData';
import styles from './Consents.module.css';
import { useTicks } from './useTicks';

/** Whose consents a state asks for, where its name says so; else the partner's of the offer. */
const lenderOf: Readonly<Record<string, string>> = {
  'advanzia-consents': 'Advanzia Bank',
  'tfbank-consents': 'TF Bank',
};

/** Consents that a lender asks for after the decision, in the server's words. */
export default function Consents(screen: ScreenProps) {
  const consents = useSelector((state: RootState) => state.leadApplication.customerConsents);
  return (
    <WithTold data={consents.length === 0 ? null : consents} page={screen.page} isArrival={screen.isArrival}>
      {(told) => <ConsentsForm consents={told} {...screen} />}
    </WithTold>
  );
}

interface ConsentsFormProps extends ScreenProps {
  readonly consents: readonly CustomerConsent[];
}

function ConsentsForm({ consents, page, services, isArrival }: ConsentsFormProps) {
  const { t } = useTranslation();
  const route = progressStateOf(useSelector(selectProgressState))?.route ?? '';
  const { partnerName } = useSelector(selectResult);
  const { sending, isBusy, take } = useAct('policyConsents');
  const [given, setGiven] = useTicks(`states>${route}`, consents, services);
  /** Whether what is missing is told: not before the first press. */
  const [isTold, setIsTold] = useState(false);
  const [changedSince, setChangedSince] = useState<readonly string[]>([]);
  const lender = lenderOf[route] ?? partnerName;
  const missing = consents.filter(({ id, required }) => required && !given.includes(id));
  const refused = sending.kind === 'not-saved' && sending.reason === 'refused' ? (sending.codes ?? {}) : {};

  const change = (next: readonly string[]) => {
    const changed = consents.filter(({ id }) => next.includes(id) !== given.includes(id));
    setChangedSince([...changedSince, ...changed.map(({ id }) => id)]);
    setGiven(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const [first] = missing;
    setIsTold(true);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`#${consentControl(consents, first.id)}`)?.focus();
      return;
    }
    setChangedSince([]);
    const told = { consents: consents.map(({ id }) => ({ id, given: given.includes(id) })) };
    take({ call: route === 'dynamic-consents' ? 'dynamicPolicyConsents' : 'policyConsents', told });
  };
  const errorOf = ({ id }: CustomerConsent): string | null => {
    if (isTold && missing.some((consent) => consent.id === id)) {
      return lender === undefined
        ? t('screensˆconsents>missing_other')
        : t('screensˆconsents>missing', { lender });
    }
    const code = Object.hasOwn(refused, id) && !changedSince.includes(id) ? refused[id] : undefined;
    return code === undefined ? null : t(`errorsˆ${knownCode(code)}`);
  };
  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆconsents>title')} isArrival={isArrival}>
      <p>
        {lender === undefined ? t('screensˆconsents>lead_other') : t('screensˆconsents>lead', { lender })}
      </p>
      <form noValidate data-step={route} onSubmit={submit} className={styles['form']}>
        <ServerConsents
          consents={consents}
          given={given}
          onChange={change}
          errors={Object.fromEntries(
            consents.flatMap((consent) => {
              const error = errorOf(consent);
              return error === null ? [] : [[consent.id, error]];
            }),
          )}
        />
        <div className={styles['act']}>
          <ActState sending={sending} />
          <Button
            type="submit"
            isBusy={isBusy}
            // The second press of a double click belongs to this screen, not to the one that takes its place.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {t('commonˆcontinue')}
          </Button>
        </div>
      </form>
    </ScreenFrame>
  );
}
