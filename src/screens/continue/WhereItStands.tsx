import type { ContinuedLead } from '../../api/continuedLead';
import { readOutcome } from '../../api/stepData/outcome';
import { readRejectionFacts } from '../../api/stepData/rejection';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { arrangeStages, type LeadStage } from '../../domain/journey/states/stages';
import type { Page } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppSelector } from '../storeHooks';
import { TextWithMail } from '../../ui/TextWithMail';
import { CreditHelp } from '../parts/CreditHelp';
import { DecisionFacts } from '../parts/loan/DecisionFacts';
import { FactTable } from '../parts/FactTable';
import { formatDay, formatDatedMoment } from '../parts/loan/formatFigures';
import { OfferDocuments } from '../parts/loan/OfferDocuments';
import { Stages } from '../parts/Stages';
import { StageRequests } from './StageRequests';

interface WhereItStandsProps {
  readonly page: Page;
  readonly found: ContinuedLead;
  readonly stages: readonly LeadStage[];
  /** When the server told it, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Where an application stands that has ended: what has happened and what comes, who writes from which address, until when it is stored, and what
 * the applicant can still do. It shows no value that the link does not show anyway, and changes nothing without a code.
 */
export function WhereItStands({ page, found, stages, at }: WhereItStandsProps) {
  const { t, i18n } = useTranslation();
  const { envelope, masked } = found;
  // The stages have the times of the server's clock.
  const serverAheadMs = useAppSelector((state) => state.leadApplication.serverAheadMs ?? 0);
  const { email } = page.definition.contact;
  const { events, keptUntil, areDocumentsOpen, requests } = arrangeStages(stages, at + serverAheadMs);
  const writer = events.find(({ kind }) => kind === 'answer');
  const { documents } = readOutcome(envelope.stepData ?? {}).loan?.terms ?? noDocuments;
  const format = (stage: (typeof events)[number]) =>
    stage.isAhead
      ? t('screensˆstands>by', { day: formatDay(stage.at, i18n.language) })
      : formatDatedMoment(stage.at, i18n.language);
  return (
    <>
      <p>{t('screensˆstands>link')}</p>
      <h2>{t('screensˆstands>happened')}</h2>
      <Stages
        stages={events.map((stage) => ({
          title: t(`screensˆstands>${stage.kind}`),
          note: [...(stage.who === undefined ? [] : [stage.who]), format(stage)].join(' · '),
          progress: stage.isAhead ? 'next' : 'done',
        }))}
      />
      <h2>{t('screensˆstands>mail')}</h2>
      <FactTable
        facts={[
          { label: t('screensˆthankYou>lender'), value: writer?.who },
          {
            label: t('screensˆstands>from'),
            value: writer?.from,
            note: t('screensˆstands>from_note'),
          },
          { label: t('screensˆthankYou>address'), value: masked.email },
          {
            label: t('screensˆstands>kept'),
            value: keptUntil === null ? null : formatDay(keptUntil, i18n.language),
          },
        ]}
      />
      {areDocumentsOpen && documents.length > 0 ? (
        <>
          <h2>{t('screensˆstands>documents')}</h2>
          <OfferDocuments documents={documents} />
        </>
      ) : null}
      {envelope.state === stateNumber('REJECTED') ? <RejectionRights {...{ found, stages, email }} /> : null}
      <h2>{t('screensˆrejected>now')}</h2>
      <StageRequests requests={requests} phoneNumber={masked.phoneNumber} contactEmail={email} />
      <p>
        <TextWithMail text={t('screensˆstands>else', { email: '{{email}}' })} address={email} />
      </p>
    </>
  );
}

const noDocuments = { documents: [] } as const;

interface RejectionRightsProps extends Pick<WhereItStandsProps, 'found' | 'stages'> {
  readonly email: string;
}

/** What is known of the decision, who shows the data behind it, who advises, and what may be asked. */
function RejectionRights({ found, stages, email }: RejectionRightsProps) {
  const { t } = useTranslation();
  const facts = readRejectionFacts(found.envelope.stepData ?? {});
  // A person has decided, or the review by a person is below or in the list above.
  const isReviewKnown = stages.some(({ kind }) => kind === 'review' || kind === 'review_asked');
  const way = facts.isAutomated === false || isReviewKnown ? 'ask' : 'human';
  return (
    <>
      <DecisionFacts {...facts}>{null}</DecisionFacts>
      <p>
        <TextWithMail text={t(`screensˆrejected>${way}`, { email: '{{email}}' })} address={email} />
      </p>
      <p>{t('screensˆrejected>write')}</p>
      <CreditHelp />
    </>
  );
}
