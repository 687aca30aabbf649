import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { readRejectionFacts, type RejectionFacts } from '../../api/stepData/rejection';
import { selectResult } from '../../state/selectors/journey';
import { useReportDropped } from '../useReportDropped';

/** What the server has told about the rejection. Nothing until it responds after a reload. Reports what was left out. */
export function useRejectionFacts(): RejectionFacts {
  const { stepData } = useSelector(selectResult);
  const rejection = useMemo(() => readRejectionFacts(stepData ?? {}), [stepData]);
  useReportDropped(rejection.dropped);
  return rejection;
}
