import { isRecord, type Body } from './body';
import { leadPathsByDataPoint } from './leadPaths';

/** A body without the answers to these data points. */
export function omitAnswers(body: Body, names: unknown): Body {
  if (!Array.isArray(names)) return body;
  return [...leadPathsByDataPoint]
    .filter(([name]) => names.includes(name))
    .reduce((rest, [, path]) => omitPath(rest, path.split('.')), body);
}

function omitPath(body: Body, [key, ...deeper]: readonly string[]): Body {
  if (key === undefined || !(key in body)) return body;
  const { [key]: part, ...others } = body;
  return deeper.length > 0 && isRecord(part) ? { ...others, [key]: omitPath(part, deeper) } : others;
}
