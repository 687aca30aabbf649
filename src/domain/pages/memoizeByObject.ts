/**
 * Remembers the result of a pure function for each object that it was called with, as long as the object lives. The object must not
 * change afterwards.
 */
export function memoizeByObject<Input extends object, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const results = new WeakMap<Input, Result>();
  return (input) => {
    const known = results.get(input);
    if (known !== undefined) return known;
    const result = compute(input);
    results.set(input, result);
    return result;
  };
}
