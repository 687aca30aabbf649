import type { BrokenJourney } from './explore';

/** A broken journey as a text: what was wrong, how to repeat it, and its acts, ready for `cases.ts`. */
export function renderBroken({ problem, seed, journey }: BrokenJourney): string {
  const acts = journey.acts.map((act) => `    ${JSON.stringify(act)},`);
  return [
    `${journey.page}, seed ${seed}: ${problem}`,
    `  story: '${journey.story}'`,
    '  acts: [',
    ...acts,
    '  ]',
    '',
  ].join('\n');
}
