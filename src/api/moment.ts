import * as v from 'valibot';

/** An ISO timestamp that the browser can read. The library's pattern also takes an offset without minutes, which browsers do not. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
