import { useEffect, useState } from 'react';
import { useAppSelector } from '../storeHooks';
import { clampToStep } from '../../domain/catalogue/loanLimits';
import { formatMoney } from '../../domain/countries/money';
import { loanParts, type LoanPart, type OutsideLimits } from '../../domain/journey/arrival/entry';
import { getRequestedLoan } from '../../domain/pages/pageDefault';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { formatPeriod } from '../../form/messages/formatError';
import { didSucceed } from '../../platform/loading/loadOnce';
import { useTranslation } from '../../platform/i18n/texts';
import { selectApplication } from '../../state/selectors/journey';
import { Notice } from '../../ui/Notice';
import { useServices } from '../services';

interface OutsideLimitsNoticeProps {
  readonly page: Page;
  readonly step: PageStep;
  readonly outsideLimits: OutsideLimits;
}

/** What the link has asked for, where the loan shows the nearest value that the page has. Nothing once the applicant has chosen another. */
export default function OutsideLimitsNotice({ page, step, outsideLimits }: OutsideLimitsNoticeProps) {
  const { t, i18n } = useTranslation();
  const { answers } = useServices();
  const loan = getRequestedLoan(useAppSelector(selectApplication), page);
  // Its text loads with the rules of the step.
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void didSucceed(answers.loadReader(step)).then(setLoaded);
  }, [answers, step]);
  const format = (part: LoanPart, value: number) =>
    part === 'period'
      ? formatPeriod(value, { t, page })
      : formatMoney(value, { currency: page.facts.currency, languageTag: i18n.language });
  const sentences = loanParts.flatMap((part) => {
    const asked = outsideLimits[part];
    const limits = page.definition[part];
    if (asked === undefined || loan[part] !== clampToStep(asked, limits)) return [];
    const values = {
      value: format(part, asked),
      min: format(part, limits.min),
      max: format(part, clampToStep(limits.max, limits)),
    };
    return [<p key={part}>{t('screensˆoutside_limits', values)}</p>];
  });
  return (
    <div role="status">
      {isLoaded && sentences.length > 0 ? <Notice tone="info">{sentences}</Notice> : null}
    </div>
  );
}
