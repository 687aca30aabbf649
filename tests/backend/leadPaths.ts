import { dataPointNames, dataPoints } from '../../src/domain/catalogue/dataPoints';
import type { Lead, LeadPath } from '../../src/domain/lead/lead';
import { getAnswer } from '../../src/domain/lead/paths';

/** The paths of answers in the lead, by the name of the data point. */
export const leadPathsByDataPoint: ReadonlyMap<string, LeadPath> = new Map(
  dataPointNames.flatMap((name) => {
    const { path } = dataPoints[name];
    return path === undefined ? [] : [[name, path] as const];
  }),
);

/** Whether a lead has an answer to a data point. */
export function hasAnswer(lead: Lead, name: string): boolean {
  const path = leadPathsByDataPoint.get(name);
  return path !== undefined && getAnswer(lead, path) !== undefined;
}
