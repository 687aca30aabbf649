import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../../storeHooks';
import { leadStatusRequested, stepDataRejected } from '../../../state/events';
import { selectResult } from '../../../state/selectors/journey';
import { Skeleton } from '../../../ui/Skeleton';
import { TextWithMail } from '../../../ui/TextWithMail';
import { ReadAgain, ReadOutcome, useRead } from './ReadAgain';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../../screenProps';

interface WithStepDataProps<Data> extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /**
   * Reads the required data from the server's step data. Null if it is incomplete. Must be the same function
   * in every render.
   */
  readonly read: (stepData: Readonly<Record<string, unknown>>) => Data | null;
  /** The lender whose data it is. Those of another one have a screen of their own. */
  readonly getLender?: (data: Data) => string;
  /** @param isArrival whether the heading takes the focus; also after a press for the data, because its button has gone */
  readonly children: (data: Data, isArrival: boolean) => ReactNode;
}

/**
 * A screen that needs step data from the server. Waits for it after a reload, and offers a retry if it is
 * missing or malformed.
 */
export function WithStepData<Data>({ read, getLender, children, ...screen }: WithStepDataProps<Data>) {
  const { stepData } = useAppSelector(selectResult);
  const data = useMemo(() => (stepData === undefined ? null : read(stepData)), [stepData, read]);
  const lender = data === null ? null : (getLender?.(data) ?? '');
  const [shown, setShown] = useState({ lender, round: 0 });
  if (lender !== null && lender !== shown.lender)
    setShown({ lender, round: shown.lender === null ? shown.round : shown.round + 1 });
  return (
    <WithServerData data={data} {...screen}>
      {(present, isArrival) => (
        <Fragment key={shown.round}>{children(present, isArrival || shown.round > 0)}</Fragment>
      )}
    </WithServerData>
  );
}

interface WithServerDataProps<Data> extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /** Null until the server has sent it. */
  readonly data: Data | null;
  /** @param isArrival whether the heading takes the focus; also after a press for the data, because its button has gone */
  readonly children: (data: Data, isArrival: boolean) => ReactNode;
}

/**
 * The same for data beside `stepData`. It comes with the same responses, so `stepData` shows whether a
 * response has arrived.
 */
export function WithServerData<Data>({ data, children, ...screen }: WithServerDataProps<Data>) {
  const { t } = useTranslation();
  const { stepData } = useAppSelector(selectResult);
  const hasFailed = useRead('leadStatus').failure === 'trouble';
  const [hasPressed, setHasPressed] = useState(false);
  if (data !== null) return children(data, screen.isArrival || hasPressed);
  return stepData === undefined && !hasFailed ? (
    <Skeleton label={t('commonˆloading')} />
  ) : (
    <StepDataMissing {...screen} onAgain={() => setHasPressed(true)} />
  );
}

interface StepDataMissingProps extends Pick<ScreenProps, 'page' | 'isArrival'> {
  readonly onAgain: () => void;
}

/** Explains the failure, with a retry and a contact. */
function StepDataMissing({ page, isArrival, onAgain }: StepDataMissingProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(stepDataRejected([]));
  }, [dispatch]);
  const ask = () => {
    onAgain();
    dispatch(leadStatusRequested());
  };
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆmissing>title')}
      picture="waiting"
      isArrival={isArrival}
    >
      <ReadOutcome read="leadStatus">
        <p>{t('screensˆmissing>lead')}</p>
      </ReadOutcome>
      <ReadAgain read="leadStatus" onPress={ask}>
        {t('screensˆmissing>again')}
      </ReadAgain>
      <p>
        <TextWithMail
          text={t('screensˆmissing>human', { email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </p>
    </ScreenFrame>
  );
}
