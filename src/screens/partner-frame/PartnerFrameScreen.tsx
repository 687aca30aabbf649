import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch } from '../storeHooks';
import { readFrameAddress } from '../../api/stepData/frameAddress';
import {
  findPartnerFrame,
  partnerFrames,
  type PartnerFrame,
} from '../../domain/journey/states/partnerFrames';
import { leadStatusRequested } from '../../state/events';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useLateAssets } from '../lateAssets';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { ScreenFrame } from '../parts/ScreenFrame';
import type { NamedScreenProps } from '../screenProps';
import { useStateAction } from '../parts/requests/useStateAction';
import { AddressInNewWindow } from '../parts/NewWindow';
import { WithStepData } from '../parts/requests/WithStepData';
import { PartnerIframe } from './PartnerIframe';
import { AlternativeOptions } from './AlternativeOptions';

/**
 * A partner's page in a frame. The partner reports a reference by a message or in the address of its
 * redirect, and the reference is submitted, again without the partner if that fails. `partnerFrames` describes how the states differ.
 */
export default function PartnerFrameScreen({ name, page, visit, isArrival }: NamedScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { resolveFrame, isSandboxed } = useLateAssets().partnerAddresses;
  const { endpoint, manualRoute, partner }: PartnerFrame = findPartnerFrame(name) ?? partnerFrames.instantor;
  const { status, button, withdraw, send: sendAction } = useStateAction(endpoint);
  // Only if the visit began on this screen. Otherwise the server led the applicant here.
  const isReturn = !isArrival && visit.partnerReturn?.route === name;
  const [reference, setReference] = useState(isReturn ? (visit.partnerReturn?.reference ?? null) : null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const send = (value: string) => {
    setReference(value);
    sendAction({ call: endpoint, details: { reference: value } });
  };
  const sendReturned = useEffectEvent(() => {
    if (reference !== null) sendAction({ call: endpoint, details: { reference } });
  });
  useEffect(() => sendReturned(), []);
  const restart = () => {
    withdraw();
    setReference(null);
    setIsCancelled(false);
    setAttempt(attempt + 1);
    // The address may be valid only once.
    dispatch(leadStatusRequested());
  };
  const title = t(`screensˆpartner>${endpoint}_title`);
  const parts = { brand: page.brand.name, title };
  const alternatives = <AlternativeOptions page={page} manualRoute={manualRoute} onRestart={restart} />;
  if (reference !== null) {
    return (
      // The frame that had the focus is gone, unless the visit began here.
      <ScreenFrame {...parts} isArrival={!isReturn || attempt > 0}>
        <div role="status">
          {status.kind === 'sending' ? <Notice tone="info">{t('screensˆpartner>sending')}</Notice> : null}
        </div>
        <ActionStatus status={status} />
        <Button {...button} onClick={() => send(reference)}>
          {t('screensˆpartner>again')}
        </Button>
        {status.kind === 'saved' || status.kind === 'not-saved' ? alternatives : null}
      </ScreenFrame>
    );
  }
  return (
    // A new attempt is a new screen, also if the server names the same address.
    <WithStepData key={attempt} page={page} isArrival={isArrival} read={readFrameAddress}>
      {(address, hasArrived) => {
        const target = resolveFrame(address);
        // What was pressed to start again has gone.
        const frame = { ...parts, isArrival: hasArrived || attempt > 0 };
        if (target === null) {
          return (
            <ScreenFrame {...frame}>
              <div role="status">
                <Notice tone="warning">{t('screensˆpartner>unsafe')}</Notice>
              </div>
              {alternatives}
            </ScreenFrame>
          );
        }
        if (isSandboxed()) {
          return (
            <ScreenFrame {...frame}>
              <AddressInNewWindow partner={partner} address={target.url} />
              {alternatives}
            </ScreenFrame>
          );
        }
        return (
          <ScreenFrame {...frame}>
            <p>{t(`screensˆpartner>${endpoint}_lead`, { partner })}</p>
            {isCancelled ? (
              <>
                {/* The frame is gone, and with it the focus. */}
                <Notice tone="info" takesFocus>
                  {t('screensˆpartner>cancelled', { partner })}
                </Notice>
                <Button onClick={restart}>{t('screensˆpartner>anew')}</Button>
              </>
            ) : (
              <PartnerIframe
                key={address}
                target={target}
                partner={partner}
                onFinished={send}
                onCancelled={() => setIsCancelled(true)}
              />
            )}
            <AlternativeOptions
              page={page}
              manualRoute={manualRoute}
              target={target}
              onRestart={isCancelled ? undefined : restart}
            />
          </ScreenFrame>
        );
      }}
    </WithStepData>
  );
}
