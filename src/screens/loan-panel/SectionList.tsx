import { memo, useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../storeHooks';
import type { StepPath } from '../../domain/catalogue/steps';
import { estimateMinutesLeft, listSections, type FormPlace } from '../../domain/pages/formProgress';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepOnRequest, getRequestedSteps } from '../../domain/pages/stepSequence';
import { useTranslation } from '../../platform/i18n/texts';
import { selectSteps, selectSubmitted } from '../../state/selectors/journey';
import styles from './SectionList.module.css';

interface SectionListProps {
  readonly page: Page;
  /** The open step. */
  readonly path: StepPath;
}

/** The sections of the form by name: what is done, what is open and what follows. It follows the step, which is painted first. */
export function SectionList({ page, path }: SectionListProps) {
  const steps = useAppSelector((state) => selectSteps(state, page));
  const submitted = useAppSelector(selectSubmitted);
  const requestedNames = useAppSelector((state) => state.dynamicPages.requested);
  const place = useMemo(
    () => ({ requested: getRequestedSteps(page, requestedNames), steps, submitted, path }),
    [page, requestedNames, steps, submitted, path],
  );
  const shown = useDeferredValue(place);
  return findStepOnRequest(page, path) === undefined ? <Sections page={page} place={shown} /> : null;
}

interface SectionsProps {
  readonly page: Page;
  readonly place: FormPlace;
}

/** The sections, and about how long the rest takes. */
const Sections = memo(function Sections({ page, place }: SectionsProps) {
  const { t } = useTranslation();
  const minutes = estimateMinutesLeft(place, page.definition.disclosures.minutes);
  return (
    <div className={styles['sections']}>
      <p>{t('screensˆloan_panel>minutes_left', { count: minutes })}</p>
      <ol aria-label={t('screensˆloan_panel>sections')}>
        {listSections(place).map(({ label, path: first, status }) => (
          <li key={first} data-status={status} aria-current={status === 'now' ? 'step' : undefined}>
            {t(`stepsˆcontext>${label}`)}
            {status === 'done' ? (
              <span className="visually-hidden"> {t('screensˆloan_panel>done')}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
});
