import { formatUnbroken, getDateFormat } from '../../domain/countries/formats';
import { useTranslation } from '../../platform/i18n/texts';
import { FactTable } from '../parts/FactTable';
import { formatMoment } from '../parts/loan/formatFigures';
import { Stages } from '../parts/Stages';
import { useLenderName, useOutcome } from '../parts/loan/useOutcome';

/** What has arrived, under which number, where messages go, and who writes by when. */
export function Receipt() {
  const { t, i18n } = useTranslation();
  const languageTag = i18n.language;
  const { reference, sentAt, answerBy, maskedEmail } = useOutcome();
  const sentTime = sentAt === undefined ? undefined : formatMoment(sentAt, languageTag);
  const formatDayOfMonth = (moment: string): string => {
    const format = { day: 'numeric', month: 'long' } as const;
    return formatUnbroken(getDateFormat(languageTag, format), Date.parse(moment));
  };
  return (
    <>
      <FactTable
        facts={[
          {
            label: t('screensˆhandover>reference'),
            value: reference,
            note: t('screensˆhandover>reference_note'),
          },
          { label: t('screensˆthankYou>address'), value: maskedEmail },
          { label: t('screensˆthankYou>lender'), value: useLenderName() },
        ]}
      />
      <h2>{t('screensˆchecking>happens')}</h2>
      <Stages
        stages={[
          { title: t('screensˆchecking>sent'), note: sentTime, progress: 'done' },
          {
            title: t('screensˆthankYou>review'),
            note: t('screensˆthankYou>review_note'),
            progress: 'now',
          },
          {
            title: t('screensˆthankYou>answer'),
            note:
              answerBy === undefined
                ? t('screensˆthankYou>answer_note')
                : t('screensˆthankYou>answer_by', { day: formatDayOfMonth(answerBy) }),
            progress: 'next',
          },
        ]}
      />
    </>
  );
}
