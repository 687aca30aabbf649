import { useTranslation } from '../../platform/texts';
import { useDispatch } from 'react-redux';
import { reapplyRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { Button } from '../../ui/Button';
import { TextWithMail } from '../../ui/TextWithMail';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

const hints = ['first', 'second', 'third'] as const;

/** The rejection, with hints and a contact. */
export default function RejectedScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆrejected>title')}
      illustration="rejected"
      isArrival={isArrival}
    >
      <p>{t('screensˆrejected>lead')}</p>
      <h2>{t('screensˆrejected>hints')}</h2>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{t(`screensˆrejected>${hint}`)}</li>
        ))}
      </ul>
      <p>
        <TextWithMail
          text={t('screensˆrejected>human', { email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </p>
      <Button variant="outlined" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆrejected>again')}
      </Button>
    </ScreenFrame>
  );
}
