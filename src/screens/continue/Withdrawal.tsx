import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { Brokerage } from '../../api/brokerage';
import { getErrorCodes, hasSentCode } from '../../domain/journey/calls/requestStatus';
import { useTranslation } from '../../platform/i18n/texts';
import { withdrawalCodeRequested, withdrawalConfirmed } from '../../state/events';
import { selectRequestStatus } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { takeFocus } from '../../ui/takeFocus';
import { formatDatedMoment } from '../parts/loan/formatFigures';
import { CodeForm } from './CodeForm';
import styles from './Withdrawal.module.css';

interface WithdrawalProps {
  readonly brokerage: Brokerage;
  readonly brand: string;
  readonly contactEmail: string;
  /** Masked by the server. */
  readonly masked: { readonly email?: string; readonly phoneNumber?: string };
}

/**
 * The withdrawal from the brokerage contract that was concluded on the page, in two steps: the first press sends a code and shows what is
 * declared, the second declares it. The server keeps the contract, decides about its period and acknowledges the withdrawal.
 */
export function Withdrawal({ brokerage, masked, brand, contactEmail }: WithdrawalProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectRequestStatus(state, 'withdrawal'));
  const hasCode = useAppSelector((state) => hasSentCode(selectRequestStatus(state, 'withdrawalCode')));
  const [form, setForm] = useState<'closed' | 'open' | 'confirmed' | 'cancelled'>('closed');
  const isOpen = form === 'open' || form === 'confirmed';
  const { withdrawnAt } = brokerage;
  const concluded = formatDatedMoment(brokerage.concludedAt, i18n.language);
  const until = formatDatedMoment(brokerage.withdrawUntil, i18n.language);
  const isOver = !brokerage.isWithdrawable || getErrorCodes(status)['brokerage'] !== undefined;
  return (
    <section className={styles['withdrawal']}>
      <h2>{t('screensˆwithdrawal>title')}</h2>
      {withdrawnAt !== undefined ? (
        <Notice tone="success" takesFocus={isOpen}>
          <p>
            {t('screensˆwithdrawal>done', { brand, time: formatDatedMoment(withdrawnAt, i18n.language) })}
          </p>
          {masked.email === undefined ? null : (
            <p>{t('screensˆwithdrawal>done_mail', { email: masked.email })}</p>
          )}
        </Notice>
      ) : isOver ? (
        <p ref={isOpen ? takeFocus : null} tabIndex={isOpen ? -1 : undefined}>
          {t('screensˆwithdrawal>over', { brand, time: concluded, until })}
        </p>
      ) : (
        <>
          <p>{t('screensˆwithdrawal>concluded', { brand, time: concluded, until })}</p>
          {isOpen ? (
            <CodeForm
              requestKey="withdrawal"
              isOwn={form === 'confirmed'}
              statement={t('screensˆwithdrawal>statement', { brand, time: concluded })}
              texts={{
                confirm: t('screensˆwithdrawal>confirm'),
                cancel: t('screensˆwithdrawal>cancel'),
                refused: t('screensˆwithdrawal>refused'),
                byMail: t('screensˆwithdrawal>by_mail', { email: '{{email}}' }),
              }}
              phoneNumber={masked.phoneNumber}
              contactEmail={contactEmail}
              onConfirm={(code) => {
                setForm('confirmed');
                dispatch(withdrawalConfirmed({ code }));
              }}
              onCancel={() => setForm('cancelled')}
            />
          ) : (
            <Button
              // The button that was pressed to cancel is gone.
              ref={form === 'cancelled' ? takeFocus : null}
              variant="outlined"
              onClick={() => {
                setForm('open');
                // The code for what was cancelled is unused.
                if (form !== 'cancelled' || !hasCode) dispatch(withdrawalCodeRequested());
              }}
            >
              {t('screensˆwithdrawal>open')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
