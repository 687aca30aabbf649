import { useTranslation } from '../../../platform/i18n/texts';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { Button } from '../../../ui/Button';
import { useFieldText } from '../../formatting/useFieldText';

interface ManualEntryButtonProps {
  readonly question: PageQuestion;
  readonly isManual: boolean;
  readonly onChange: (isManual: boolean) => void;
}

/** Replaces a list of options by a line of text, for an answer that the list lacks, and back. */
export default function ManualEntryButton({ question, isManual, onChange }: ManualEntryButtonProps) {
  const { t } = useTranslation();
  const { label } = useFieldText(question);
  return (
    // The key makes a new button for each direction: the pressed one is removed, and the focus moves to the control.
    <Button key={String(isManual)} variant="quiet" onClick={() => onChange(!isManual)}>
      {t(isManual ? 'commonˆfrom_list' : 'commonˆnot_in_list')}
      <span className="visually-hidden"> {label}</span>
    </Button>
  );
}
