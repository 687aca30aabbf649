import * as v from 'valibot';
import { isRecord } from './isRecord';
import type { Lead } from './lead';
import { leadShape } from './leadShape.gen';

/**
 * Reads a lead from storage, another tab or the server. Each part is checked by itself: one of another type is dropped and the
 * others stay. Never throws.
 */
export function readLead(value: unknown): Lead {
  const whole = v.safeParse(leadShape, value);
  if (whole.success) return whole.output;
  const paths = whole.issues.map((issue) => (issue.path ?? []).map((item) => item.key));
  const rest = v.safeParse(leadShape, paths.reduce(omitPath, value));
  return rest.success ? rest.output : {};
}

/** A copy of the value without the part at the path. Undefined if the path ends at the value or leads into no object. */
export function omitPath(value: unknown, path: readonly unknown[]): unknown {
  const [key, ...inner] = path;
  if (key === undefined || !isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== key) return [[name, part]];
      const rest = omitPath(part, inner);
      return rest === undefined ? [] : [[name, rest]];
    }),
  );
}
