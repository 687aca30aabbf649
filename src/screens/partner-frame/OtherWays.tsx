import { useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import type { FrameTarget } from '../../domain/journey/states/partnerFrames';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { questionsOf } from '../../domain/pages/stepSequence';
import { titleOf } from '../../form/words/titleOf';
import type { RootState } from '../../state/root';
import { selectSending } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { FoldOut } from '../../ui/FoldOut';
import { TextWithMail } from '../../ui/TextWithMail';
import { Asking } from '../Asking';
import type { ScreenProps } from '../screenProps';
import styles from './PartnerFrame.module.css';

interface OtherWaysProps extends Pick<ScreenProps, 'page' | 'services'> {
  /** What the states that ask ask, by route. */
  readonly states: Readonly<Record<string, Questionnaire>>;
  /** The state whose questions can be answered in the partner's place. */
  readonly byHand: string | undefined;
  /** The partner's page, where it may be opened. */
  readonly target?: FrameTarget;
  readonly onAnew: (() => void) | undefined;
}

/** Ways on where the partner's page does not help: anew, in a tab of its own, by hand, or with a person. */
export function OtherWays({ page, services, states, byHand, target, onAnew }: OtherWaysProps) {
  const { t } = useTranslation();
  const asked = states[byHand ?? ''];
  return (
    <section className={styles['ways']}>
      <h2>{t('screensˆpartner>other_ways')}</h2>
      {onAnew === undefined ? null : (
        <Button look="quiet" onClick={onAnew}>
          {t('screensˆpartner>anew')}
        </Button>
      )}
      {target === undefined ? null : (
        <a
          className={styles['link']}
          href={target.url}
          target="_blank"
          rel="noopener"
          referrerPolicy="strict-origin"
        >
          {t('screensˆpartner>tab')}
        </a>
      )}
      {asked === undefined ? null : (
        <FoldOut
          label={t('screensˆpartner>by_hand')}
          content={() => (
            <div className={styles['byHand']}>
              <ByHand page={page} services={services} states={states} asked={asked} />
            </div>
          )}
        />
      )}
      <p>
        <TextWithMail
          text={t('screensˆmissing>human', { email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </p>
    </section>
  );
}

interface ByHandProps extends Pick<OtherWaysProps, 'page' | 'services' | 'states'> {
  readonly asked: Questionnaire;
}

/** What the partner would have told, asked as the state asks it that has no partner. */
function ByHand({ page, services, states, asked }: ByHandProps) {
  const { t } = useTranslation();
  const sending = useSelector((state: RootState) => selectSending(state, 'aside'));
  const questions = useMemo(() => questionsOf([...page.steps, ...Object.values(states)]), [page, states]);
  return (
    <Asking
      page={page}
      services={services}
      questionnaire={asked}
      questions={questions}
      around={[asked]}
      onSeek={() => undefined}
      onSubmit={(answers) => services.submitState(asked, answers)}
      sending={sending}
      submitLabel={t('commonˆcontinue')}
      heading={() => <h3>{titleOf(asked, t)}</h3>}
    />
  );
}
