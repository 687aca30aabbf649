import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { readFrameAddress } from '../../api/stepData/frameAddress';
import { partnerFrameOf } from '../../domain/journey/states/partnerFrames';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import type { AppDispatch } from '../../state/root';
import { selectProgressState } from '../../state/selectors/journey';
import { inquired } from '../../state/signals';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import { useAct } from '../useAct';
import { WithStepData } from '../WithStepData';
import { Frame } from './Frame';
import { HandingOver } from './HandingOver';
import { OtherWays } from './OtherWays';

/**
 * A partner's page in a frame: its message, or the address to which it sends the browser back, brings a reference, which is sent.
 * What differs between the states is their row in `partnerFrames`.
 */
export default function PartnerFrame(screen: ScreenProps) {
  const { page, services, isArrival } = screen;
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const states = use(services.loadStates());
  const route = progressStateOf(useSelector(selectProgressState))?.route ?? '';
  const { call, byHand } = partnerFrameOf(route) ?? { call: 'account' };
  const { sending, take } = useAct(call);
  // Only where the visit began: whoever came here later was led by the server.
  const isReturn = !isArrival && services.partnerReturn?.route === route;
  const [reference, setReference] = useState(isReturn ? (services.partnerReturn?.reference ?? null) : null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [round, setRound] = useState(0);
  const send = (told: string) => {
    setReference(told);
    take({ call, told: { reference: told } });
  };
  const sendReturned = useEffectEvent(() => {
    if (reference !== null) take({ call, told: { reference } });
  });
  useEffect(() => sendReturned(), []);
  const beginAnew = () => {
    setReference(null);
    setIsCancelled(false);
    setRound(round + 1);
    // An address may be good for one try alone.
    dispatch(inquired());
  };
  const title = t(`screensˆpartner>${call}_title`);
  const frame = { brand: page.brand.name, title, isArrival };
  const otherWays = (
    <OtherWays page={page} services={services} states={states} byHand={byHand} onAnew={beginAnew} />
  );
  if (reference !== null) {
    return (
      <ScreenFrame {...frame}>
        <HandingOver sending={sending} onAgain={() => send(reference)} />
        {sending.kind === 'saved' || sending.kind === 'not-saved' ? otherWays : null}
      </ScreenFrame>
    );
  }
  return (
    <WithStepData page={page} isArrival={isArrival} read={readFrameAddress}>
      {(address) => {
        const target = services.judgeFrame(address);
        if (target === null) {
          return (
            <ScreenFrame {...frame}>
              <div role="status">
                <Notice tone="warning">{t('screensˆpartner>unsafe')}</Notice>
              </div>
              {otherWays}
            </ScreenFrame>
          );
        }
        const { host } = target;
        return (
          <ScreenFrame {...frame}>
            <p>{t(`screensˆpartner>${call}_lead`, { host })}</p>
            {isCancelled ? (
              <>
                <div role="status">
                  <Notice tone="info">{t('screensˆpartner>cancelled', { host })}</Notice>
                </div>
                <Button onClick={beginAnew}>{t('screensˆpartner>anew')}</Button>
              </>
            ) : (
              <Frame
                key={`${round} ${address}`}
                target={target}
                onFinished={send}
                onCancelled={() => setIsCancelled(true)}
              />
            )}
            <OtherWays
              page={page}
              services={services}
              states={states}
              byHand={byHand}
              target={target}
              onAnew={isCancelled ? undefined : beginAnew}
            />
          </ScreenFrame>
        );
      }}
    </WithStepData>
  );
}
