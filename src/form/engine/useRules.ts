import { useEffect, useState } from 'react';
import {
  isWaitingForNetwork,
  slowNoticeDelayMs,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { isOnline, whenOnline } from '../../platform/events/browser';
import { submitForm } from '../../platform/events/submitForm';
import type { AnswerReader } from './answerReader';
import type { StepServices } from './stepFormProps';
import type { StepInput } from './useStepInput';

interface Rules {
  /** Loads them for a submit. Null if that fails. */
  readonly load: () => Promise<AnswerReader | null>;
  /** Null once the rules are loaded, and before a submit has needed them. */
  readonly status: RequestStatus | null;
}

/**
 * The rules of the answers, if they are not loaded when the step is submitted. A submit that failed offline is repeated when the network is
 * back. Who has typed since presses again when ready.
 */
export function useRules(
  { loadReader }: Pick<StepServices, 'loadReader'>,
  element: StepInput['element'],
): Rules {
  const [status, setStatus] = useState<RequestStatus | null>(null);
  useEffect(() => {
    const formElement = element.current;
    if (status === null || !isWaitingForNetwork(status) || formElement === null) return undefined;
    const stopWaiting = whenOnline(() => submitForm(formElement));
    const withdraw = () => setStatus(null);
    formElement.addEventListener('input', withdraw);
    return () => {
      stopWaiting();
      formElement.removeEventListener('input', withdraw);
    };
  }, [status, element]);
  const load = async () => {
    setStatus({ kind: 'sending' });
    const timer = setTimeout(() => setStatus({ kind: 'still-working' }), slowNoticeDelayMs);
    const reader = await loadReader().catch(() => null);
    clearTimeout(timer);
    const reason = isOnline() ? 'no-answer' : 'offline';
    setStatus(reader === null ? { kind: 'not-saved', reason } : null);
    return reader;
  };
  return { load, status };
}
