import { useAppSelector } from '../storeHooks';
import { currentOrigin } from '../../platform/page/address';
import { selectApplication } from '../../state/selectors/journey';
import { useServices } from '../services';

/** The address that brings the applicant back to the lead; null before there is one. */
export function useReturnAddress(): string | null {
  const { getHref } = useServices();
  const id = useAppSelector((state) => selectApplication(state).id);
  return id === undefined ? null : `${currentOrigin()}${getHref(`continue/${encodeURIComponent(id)}`)}`;
}
