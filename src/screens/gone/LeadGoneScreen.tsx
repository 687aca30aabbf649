import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch } from '../storeHooks';
import { replaceGoneApplication } from '../../state/submission/submitQuestionnaire';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';

/** The server no longer knows the lead of a state after the offer. Offers a new application, with the answers that this browser still has. */
export default function LeadGoneScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆgone>title')} picture="lost" isArrival={isArrival}>
      <p>{t('screensˆgone>lead')}</p>
      <Button onClick={() => dispatch(replaceGoneApplication())}>{t('screensˆgone>anew')}</Button>
    </ScreenFrame>
  );
}
