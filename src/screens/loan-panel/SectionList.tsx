import { useSelector } from 'react-redux';
import type { StepPath } from '../../domain/catalogue/steps';
import { estimateMinutesLeft, listSections } from '../../domain/pages/formProgress';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepOnRequest, getRequestedSteps } from '../../domain/pages/stepSequence';
import { useTranslation } from '../../platform/texts';
import type { RootState } from '../../state/root';
import { selectSteps, selectSubmitted } from '../../state/selectors/journey';
import styles from './SectionList.module.css';

interface SectionListProps {
  readonly page: Page;
  /** The open step. */
  readonly path: StepPath;
}

/** The sections of the form by name: what is done, what is open and what follows, and about how long the rest takes. */
export function SectionList({ page, path }: SectionListProps) {
  const { t } = useTranslation();
  const steps = useSelector((state: RootState) => selectSteps(state, page));
  const submitted = useSelector(selectSubmitted);
  const requestedNames = useSelector((state: RootState) => state.dynamicPages.requested);
  if (findStepOnRequest(page, path) !== undefined) return null;
  const place = { requested: getRequestedSteps(page, requestedNames), steps, submitted, path };
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
}
