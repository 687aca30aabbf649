import { isCatalogued } from '../../src/domain/catalogue/dataPoints';
import { isEndState, progressStates, stateNumber } from '../../src/domain/journey/states/progressStates';

/** The way of a lead through the states. The applicant's e-mail selects it. */
export interface Story {
  /** The number of polls during which the lead stays in checking. */
  readonly polls: number;
  /** The states after checking, in their order. The last one is an end state. */
  readonly states: readonly number[];
  /** Data points that are rejected once. */
  readonly errors: readonly string[];
  /** The data points that the server asks for (dynamic flow); null for all. */
  readonly requestedDataPoints: readonly string[] | null;
  /** Whether the lead is declined: its status is not positive after the decision. */
  readonly isDeclined: boolean;
  readonly pace: 'normal' | 'slow' | 'flaky' | 'down';
  readonly redirectMethod: 'GET' | 'POST';
  /** The accepting partner, if the story names one. */
  readonly partner: string | null;
}

const accepted = stateNumber('ACCEPTED');
const redirected = stateNumber('REDIRECTED');
const rejected = stateNumber('REJECTED');

const defaultStory: Story = {
  polls: 2,
  states: [],
  errors: [],
  requestedDataPoints: null,
  isDeclined: false,
  pace: 'normal',
  redirectMethod: 'GET',
  partner: null,
};

/**
 * Parses the story of an e-mail: the words between the first `+` and `@`, separated by `+` or dots. Routes
 * of states are walked in their order. Other words are `error-<data point>`, `few-<data point>.<data point>…`, `slow`, `flaky`,
 * `down`, `never` (checking without end), `at-once` (decided at the first poll), `post-redirect`, `smava` (that partner accepts)
 * and `declined` (rejected with a negative status). Unknown words are ignored. An e-mail without words gets the default story.
 */
export function parseStory(email: string | undefined): Story {
  const tag = /^[^+@]+\+([^@]+)@/.exec(email ?? '')?.[1] ?? '';
  const story = tag.split(/[+.]/).reduce(applyWord, defaultStory);
  const states = story.states.length === 0 ? [accepted] : story.states;
  return { ...story, states: [...states, ...completeStates(states.at(-1) ?? accepted)] };
}

/** The states that complete a story: without an end state it is accepted and redirected. */
function completeStates(last: number): readonly number[] {
  if (isEndState(last)) return [];
  return last === accepted ? [redirected] : [accepted, redirected];
}

function applyWord(story: Story, word: string): Story {
  if (word.startsWith('error-')) return { ...story, errors: [...story.errors, word.slice('error-'.length)] };
  if (word.startsWith('few-')) return { ...story, requestedDataPoints: [word.slice('few-'.length)] };
  if (story.requestedDataPoints !== null && isCatalogued(word))
    return { ...story, requestedDataPoints: [...story.requestedDataPoints, word] };
  if (word === 'slow' || word === 'flaky' || word === 'down') return { ...story, pace: word };
  if (word === 'post-redirect') return { ...story, redirectMethod: 'POST' };
  if (word === 'declined') return { ...story, isDeclined: true, states: [...story.states, rejected] };
  if (word === 'never') return { ...story, polls: Number.MAX_SAFE_INTEGER };
  if (word === 'at-once') return { ...story, polls: 0 };
  if (word === 'smava') return { ...story, partner: 'smava', states: [...story.states, accepted] };
  const row = progressStates.find((candidate) => candidate.route === word);
  return row === undefined || word === '' ? story : { ...story, states: [...story.states, row.state] };
}
