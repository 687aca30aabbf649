import { progressStates, stateNumber } from '../../src/domain/journey/progressStates';

/** What happens to a lead; chosen by the applicant's e-mail. */
export interface Story {
  /** Polls of checking before the first of the states. */
  readonly polls: number;
  /** States in the order walked after checking. */
  readonly states: readonly number[];
  /** Data points refused once. */
  readonly errors: readonly string[];
  readonly pace: 'normal' | 'slow' | 'flaky' | 'down';
  readonly redirectMethod: 'GET' | 'POST';
}

const plain: Story = {
  polls: 2,
  states: [stateNumber('ACCEPTED'), stateNumber('REDIRECTED')],
  errors: [],
  pace: 'normal',
  redirectMethod: 'GET',
};

/**
 * The story that an e-mail tells: what stands between `+` and `@`, parts joined by `+` or a list of state routes joined by
 * dots (decisions, section 8). An e-mail without one tells the plain story.
 */
export function storyOf(email: string | undefined): Story {
  const tag = /^[^+@]+\+([^@]+)@/.exec(email ?? '')?.[1];
  return tag === undefined ? plain : tag.split('+').reduce(withPart, plain);
}

function withPart(story: Story, part: string): Story {
  if (part.startsWith('error-')) return { ...story, errors: [...story.errors, part.slice('error-'.length)] };
  if (part === 'slow' || part === 'flaky' || part === 'down') return { ...story, pace: part };
  if (part === 'post-redirect') return { ...story, redirectMethod: 'POST' };
  if (part === 'never') return { ...story, polls: Number.MAX_SAFE_INTEGER };
  const states = part.split('.').flatMap((route) => {
    const row = progressStates.find((candidate) => candidate.route === route);
    return row === undefined || route === '' ? [] : [row.state];
  });
  if (states.length === 0) return story;
  const last = states.at(-1);
  return {
    ...story,
    states: last === stateNumber('ACCEPTED') ? [...states, stateNumber('REDIRECTED')] : states,
  };
}
