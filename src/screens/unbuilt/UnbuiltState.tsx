import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import type { AppDispatch } from '../../state/root';
import { inquired } from '../../state/signals';
import { selectApplication, selectProgressState } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/** A state that the server knows and this release has no screen for: named, with a way to look again. */
export default function UnbuiltState({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const state = useSelector(selectProgressState);
  const { id } = useSelector(selectApplication);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆunbuilt>title', { state: progressStateOf(state)?.name ?? state })}
      illustration="waiting"
      isArrival={isArrival}
    >
      <p>{t('screensˆunbuilt>lead')}</p>
      {id === undefined ? null : (
        <Button look="outlined" onClick={() => void dispatch(inquired())}>
          {t('screensˆunbuilt>again')}
        </Button>
      )}
    </ScreenFrame>
  );
}
