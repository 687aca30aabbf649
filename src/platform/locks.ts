/**
 * Does the work while no other tab of this browser does work of the same name. Where the browser has no locks for this page
 * (an insecure address, a blocked storage), the work is done all the same.
 */
export async function exclusively<Result>(name: string, work: () => Result): Promise<Result> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  let done: { readonly result: Result } | null = null;
  const once = () => {
    done ??= { result: work() };
    return done;
  };
  try {
    await locks?.request(name, once);
  } catch {
    // The lock was refused, not the work.
  }
  return once().result;
}
