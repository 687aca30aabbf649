/**
 * Acts, faults and invariants that the source does not hold yet, by their names, each with what it finds. They are left out unless the
 * variable JOURNEYS_WITH names them, separated by commas. Remove a row when its fault is mended.
 */
const switchedOff: Readonly<Record<string, string>> = {};

const named = (process.env['JOURNEYS_WITH'] ?? '').split(',').map((name) => name.trim());

/** Whether an act, a fault or an invariant takes part. */
export const isOn = (name: string): boolean => !Object.hasOwn(switchedOff, name) || named.includes(name);
