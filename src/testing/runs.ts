/** LONG_RUNS=10 tries ten times as much as usual. */
const factor = Number(process.env['LONG_RUNS'] ?? 1);

/** How many values a property is tried with: so many on every run, and more (`long`) where the environment asks for it. */
export const runs = (usual: number, long = usual * factor): number => (factor > 1 ? long : usual);
