import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { leadStatusRequested, stepDataRejected } from '../state/events';
import type { AppDispatch, RootState } from '../state/root';
import { selectResult } from '../state/selectors/journey';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { TextWithMail } from '../ui/TextWithMail';
import { ScreenFrame } from './ScreenFrame';
import type { ScreenProps } from './screenProps';

interface WithStepDataProps<Data> extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /**
   * Reads the required data from the server's step data. Null if it is incomplete. Must be the same function
   * in every render.
   */
  readonly read: (stepData: Readonly<Record<string, unknown>>) => Data | null;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A screen that needs step data from the server. Waits for it after a reload, and offers a retry if it is
 * missing or malformed.
 */
export function WithStepData<Data>({ read, children, ...screen }: WithStepDataProps<Data>) {
  const { stepData } = useSelector(selectResult);
  const data = useMemo(() => (stepData === undefined ? null : read(stepData)), [stepData, read]);
  return (
    <WithServerData data={data} {...screen}>
      {children}
    </WithServerData>
  );
}

interface WithServerDataProps<Data> extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /** Null until the server has sent it. */
  readonly data: Data | null;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The same for data beside `stepData`. It comes with the same responses, so `stepData` shows whether a
 * response has arrived.
 */
export function WithServerData<Data>({ data, children, ...screen }: WithServerDataProps<Data>) {
  const { t } = useTranslation();
  const { stepData } = useSelector(selectResult);
  const hasFailed = useSelector((state: RootState) => state.asyncFormData.leadStatusResult === 'trouble');
  if (data !== null) return children(data);
  return stepData === undefined && !hasFailed ? (
    <Spinner label={t('commonˆloading')} />
  ) : (
    <StepDataMissing {...screen} />
  );
}

/** Explains the failure, with a retry and a contact. */
function StepDataMissing({ page, isArrival }: Pick<ScreenProps, 'page' | 'isArrival'>) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(stepDataRejected());
  }, [dispatch]);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆmissing>title')}
      picture="waiting"
      isArrival={isArrival}
    >
      <p>{t('screensˆmissing>lead')}</p>
      <Button onClick={() => void dispatch(leadStatusRequested())}>{t('screensˆmissing>again')}</Button>
      <p>
        <TextWithMail
          text={t('screensˆmissing>human', { email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </p>
    </ScreenFrame>
  );
}
