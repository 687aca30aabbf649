import { useAppDispatch } from '../../storeHooks';
import { useTranslation } from '../../../platform/i18n/texts';
import { createAbandoned } from '../../../state/slices/lead';
import { Button } from '../../../ui/Button';

/**
 * Submits the step as a new application. It is offered when the server may have created the lead already and does not name it,
 * because only the applicant can decide that a second application is wanted.
 */
export default function SendAsNewButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Button type="submit" variant="outlined" onClick={() => dispatch(createAbandoned())}>
      {t('commonˆsave>send_new')}
    </Button>
  );
}
