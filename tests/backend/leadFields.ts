import { dataPointNames, dataPoints } from '../../src/domain/catalogue/dataPoints';
import type { Lead, LeadPath } from '../../src/domain/lead/lead';
import { answerAt } from '../../src/domain/lead/paths';

/** The data points whose answers live in the lead, by name. */
export const leadFields: ReadonlyMap<string, LeadPath> = new Map(
  dataPointNames.flatMap((name) => {
    const { path } = dataPoints[name];
    return path === undefined ? [] : [[name, path] as const];
  }),
);

/** Whether a lead holds an answer to a data point. */
export function holds(lead: Lead, name: string): boolean {
  const path = leadFields.get(name);
  return path !== undefined && answerAt(lead, path) !== undefined;
}
