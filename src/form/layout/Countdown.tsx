import type { WaitStatus } from '../../domain/journey/calls/requestStatus';

/**
 * The remaining wait in minutes and seconds, `0:05`, behind the words of a button. It is not in the name of the button: a screen reader
 * speaks a focused button again with each change of its name.
 */
export function Countdown({ status: { secondsLeft } }: { readonly status: WaitStatus }) {
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return <span aria-hidden="true">{` ${time}`}</span>;
}
