import { useTranslation } from '../../../platform/texts';
import type { AskedDataPoint } from '../../../domain/pages/questionnaire';
import { Button } from '../../../ui/Button';
import { useWords } from '../../words/useWords';

interface ByHandProps {
  readonly asked: AskedDataPoint;
  readonly isByHand: boolean;
  readonly onChange: (isByHand: boolean) => void;
}

/** Turns a list that lacks the applicant's own into a line to type in, and back. */
export default function ByHand({ asked, isByHand, onChange }: ByHandProps) {
  const { t } = useTranslation();
  const { label } = useWords(asked);
  return (
    // A button of its own for each way: the one that was pressed goes, and the focus with it to the control.
    <Button key={String(isByHand)} look="quiet" onClick={() => onChange(!isByHand)}>
      {t(isByHand ? 'commonˆfrom_list' : 'commonˆnot_in_list')}
      <span className="visually-hidden"> {label}</span>
    </Button>
  );
}
