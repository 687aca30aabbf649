import * as v from 'valibot';
import { getFields } from '../../domain/lead/isRecord';
import { readResponse } from '../readResponse';

/** Reads an object without its wrong optional entries; undefined if a required one is wrong. */
export function readDetails<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const wrong = new Set(listWrongPlaces(schema, value));
  const entries = Object.entries(getFields(value)).filter(([name]) => !wrong.has(name));
  return readResponse(schema, Object.fromEntries(entries));
}

/** Where a value differs from a schema, as paths without values. An empty path is the value itself. */
function listWrongPlaces(schema: v.GenericSchema, value: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** Where the optional parts of step data differ from their schemas, such as `documents.1.address`. A part that was not sent does not. */
export function listPlaces(
  schemas: Readonly<Record<string, v.GenericSchema>>,
  source: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    source[name] === undefined
      ? []
      : listWrongPlaces(schema, source[name]).map((place) => [name, place].filter(Boolean).join('.')),
  );
}
