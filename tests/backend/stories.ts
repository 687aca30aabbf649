import { isCatalogued } from '../../src/domain/catalogue/dataPoints';
import { isEndState, progressStates, stateNumber } from '../../src/domain/journey/states/progressStates';

/** What happens to a lead; chosen by the applicant's e-mail. */
export interface Story {
  /** Polls of checking that still answer checking. */
  readonly polls: number;
  /** States in the order walked after checking; the last one is an end state. */
  readonly states: readonly number[];
  /** Data points refused once. */
  readonly errors: readonly string[];
  /** The data points asked for (dynamic flow); null asks for all. */
  readonly asked: readonly string[] | null;
  /** Whether the lead is declined: its status is not positive once it is decided. */
  readonly isDeclined: boolean;
  readonly pace: 'normal' | 'slow' | 'flaky' | 'down';
  readonly redirectMethod: 'GET' | 'POST';
  /** The accepting partner where the story names one. */
  readonly partner: string | null;
}

const accepted = stateNumber('ACCEPTED');
const redirected = stateNumber('REDIRECTED');
const rejected = stateNumber('REJECTED');

const plain: Story = {
  polls: 2,
  states: [],
  errors: [],
  asked: null,
  isDeclined: false,
  pace: 'normal',
  redirectMethod: 'GET',
  partner: null,
};

/**
 * The story that an e-mail tells: the words between the first `+` and `@`, parted by `+` or dots (decisions, section 8).
 * State routes are walked in their order; `error-<data point>`, `few-<data point>.<data point>…`, `slow`, `flaky`, `down`,
 * `never` (checking without end), `at-once` (decided at the first poll), `post-redirect`, `smava` (that partner accepts) and
 * `declined` (rejected, and the lead's status says so) go with them. Other words say nothing. An e-mail without words tells
 * the plain story.
 */
export function storyOf(email: string | undefined): Story {
  const tag = /^[^+@]+\+([^@]+)@/.exec(email ?? '')?.[1] ?? '';
  const told = tag.split(/[+.]/).reduce(withWord, plain);
  const states = told.states.length === 0 ? [accepted] : told.states;
  return { ...told, states: [...states, ...endAfter(states.at(-1) ?? accepted)] };
}

/** No story stops half-way: one that names no end is accepted and redirected. */
function endAfter(last: number): readonly number[] {
  if (isEndState(last)) return [];
  return last === accepted ? [redirected] : [accepted, redirected];
}

function withWord(story: Story, word: string): Story {
  if (word.startsWith('error-')) return { ...story, errors: [...story.errors, word.slice('error-'.length)] };
  if (word.startsWith('few-')) return { ...story, asked: [word.slice('few-'.length)] };
  if (story.asked !== null && isCatalogued(word)) return { ...story, asked: [...story.asked, word] };
  if (word === 'slow' || word === 'flaky' || word === 'down') return { ...story, pace: word };
  if (word === 'post-redirect') return { ...story, redirectMethod: 'POST' };
  if (word === 'declined') return { ...story, isDeclined: true, states: [...story.states, rejected] };
  if (word === 'never') return { ...story, polls: Number.MAX_SAFE_INTEGER };
  if (word === 'at-once') return { ...story, polls: 0 };
  if (word === 'smava') return { ...story, partner: 'smava', states: [...story.states, accepted] };
  const row = progressStates.find((candidate) => candidate.route === word);
  return row === undefined || word === '' ? story : { ...story, states: [...story.states, row.state] };
}
