import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readRejectionFacts, type RejectionFacts } from '../../api/stepData/rejection';
import { stepDataRejected } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { selectResult } from '../../state/selectors/journey';

/** What the server has told about the rejection. Nothing until it responds after a reload. Reports what was left out. */
export function useRejectionFacts(): RejectionFacts {
  const { stepData } = useSelector(selectResult);
  const dispatch = useDispatch<AppDispatch>();
  const rejection = useMemo(() => readRejectionFacts(stepData ?? {}), [stepData]);
  const { dropped } = rejection;
  useEffect(() => {
    if (dropped.length > 0) dispatch(stepDataRejected(dropped));
  }, [dispatch, dropped]);
  return rejection;
}
