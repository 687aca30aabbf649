import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { inquired, stepDataRefused } from '../state/signals';
import type { AppDispatch, RootState } from '../state/root';
import { selectResult } from '../state/selectors/journey';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { TextWithMail } from '../ui/TextWithMail';
import { ScreenFrame } from './ScreenFrame';
import type { ScreenProps } from './screenProps';

interface WithStepDataProps<Data> extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /** What the screen needs of what the server sent, by shape; null where that is not in it. One function for all renders. */
  readonly read: (stepData: Readonly<Record<string, unknown>>) => Data | null;
  readonly children: (data: Data) => ReactNode;
}

/** A screen that needs something of the server: waited for after a reload, asked for again where it is missing or broken. */
export function WithStepData<Data>({ read, children, ...screen }: WithStepDataProps<Data>) {
  const { stepData } = useSelector(selectResult);
  const data = useMemo(() => (stepData === undefined ? null : read(stepData)), [stepData, read]);
  return (
    <WithTold data={data} {...screen}>
      {children}
    </WithTold>
  );
}

interface WithToldProps<Data> extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /** Null where the server has not told it. */
  readonly data: Data | null;
  readonly children: (data: Data) => ReactNode;
}

/** The same for what the server tells beside `stepData`: it stands with every answer, so that the one tells of the other. */
export function WithTold<Data>({ data, children, ...screen }: WithToldProps<Data>) {
  const { t } = useTranslation();
  const { stepData } = useSelector(selectResult);
  const isInTrouble = useSelector((state: RootState) => state.asyncFormData.inquiry === 'trouble');
  if (data !== null) return children(data);
  return stepData === undefined && !isInTrouble ? (
    <Spinner label={t('commonˆloading')} />
  ) : (
    <StepDataMissing {...screen} />
  );
}

/** Told in plain words, with a way to ask again and one to a person. */
function StepDataMissing({ page, isArrival }: Pick<ScreenProps, 'page' | 'isArrival'>) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(stepDataRefused());
  }, [dispatch]);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆmissing>title')}
      illustration="waiting"
      isArrival={isArrival}
    >
      <p>{t('screensˆmissing>lead')}</p>
      <Button onClick={() => void dispatch(inquired())}>{t('screensˆmissing>again')}</Button>
      <p>
        <TextWithMail
          text={t('screensˆmissing>human', { email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </p>
    </ScreenFrame>
  );
}
