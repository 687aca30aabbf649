import { asFailure, type ApiFailure } from '../../api/failure';
import { readPauses } from '../../domain/journey/calls/backOff';
import type { Effect, Outcome } from './deliver';

/** What a question to the server comes to; beside an error may stand what was answered to an earlier one. */
interface Asked<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: object | undefined;
}

/**
 * The one way to ask: again with back-off where that may help, and not before the server wants it. Whoever asks decides what
 * a failure means, after the last try.
 *
 * @param ask makes the call; asked anew for each try
 */
export async function read<Answer>(
  ask: () => PromiseLike<Asked<Answer>>,
  { extra, signal }: Pick<Effect, 'extra' | 'signal'>,
): Promise<Outcome<Answer>> {
  for (const pause of readPauses) {
    const outcome = await readOnce(ask);
    if (outcome.error === undefined) return outcome;
    const failure = asFailure(outcome.error);
    if (!mayPass(failure)) return outcome;
    await extra.wait(Math.max(pause, millisecondsWanted(failure)), signal);
  }
  return readOnce(ask);
}

/** One try of it, for whoever asks again by a rule of their own. */
export async function readOnce<Answer>(ask: () => PromiseLike<Asked<Answer>>): Promise<Outcome<Answer>> {
  const { data, error } = await ask();
  return error === undefined && data !== undefined ? { data } : { error: error ?? {} };
}

/** Whether asking once more may be answered. */
export function mayPass({ kind }: ApiFailure): boolean {
  return kind === 'server' || kind === 'unreached' || kind === 'no-answer' || kind === 'wait';
}

/** How long the server wants to be left alone, in milliseconds. */
export function millisecondsWanted(failure: ApiFailure): number {
  return failure.kind === 'wait' ? failure.seconds * 1000 : 0;
}
