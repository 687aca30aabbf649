import * as v from 'valibot';

/** The variants of the visit, such as `first-words:answers`, separated by spaces. */
const experiment = v.exactOptional(v.string());

/** An exported event of a step (docs/watching.md). Fields that it does not need are ignored. */
const eventSchema = v.variant('name', [
  v.object({
    name: v.literal('StepSeen'),
    page: v.string(),
    visit: v.string(),
    at: v.string(),
    step: v.string(),
    experiment,
  }),
  v.object({
    name: v.literal('StepLeftWithErrors'),
    page: v.string(),
    visit: v.string(),
    at: v.string(),
    step: v.string(),
    questions: v.string(),
    /** The question whose answer excludes the applicant. */
    excluded: v.exactOptional(v.string()),
    experiment,
  }),
  v.object({
    name: v.literal('CompleteRegistration'),
    page: v.string(),
    visit: v.string(),
    at: v.string(),
    experiment,
  }),
]);

export type StepEvent = v.InferOutput<typeof eventSchema>;

/** The events of an export, and the numbers of the lines that are none. */
export interface ReadEvents {
  readonly events: readonly StepEvent[];
  readonly wrongLines: readonly number[];
}

/** Reads an export: one JSON object in each line. */
export function readEvents(text: string): ReadEvents {
  const events: StepEvent[] = [];
  const wrongLines: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = v.safeParse(eventSchema, parseLine(line));
    if (parsed.success) events.push(parsed.output);
    else wrongLines.push(index + 1);
  }
  return { events, wrongLines };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
