import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DataPointName } from '../domain/catalogue/names';
import type { Questionnaire } from '../domain/pages/questionnaire';
import type { ErrorElsewhere } from '../form/messages/ErrorSummary';
import type { AppDispatch } from '../state/root';
import { selectFieldErrors } from '../state/selectors/journey';
import { routeChangeRequested } from '../state/slices/lead';

/** A question with an error whose link was followed to where it is asked. */
export interface Sought {
  readonly key: string;
  readonly name: DataPointName;
}

/** The server's errors as one questionnaire sees them: its own, and those of others or of none. */
export function useErrors(
  { key }: Questionnaire,
  around: readonly Questionnaire[],
  hrefOf: (route: string) => string,
  onSeek: (sought: Sought) => void,
) {
  const fieldErrors = useSelector(selectFieldErrors);
  const dispatch = useDispatch<AppDispatch>();
  return useMemo(() => {
    const index = around.findIndex((asking) => asking.key === key);
    const owned = new Map<string, DataPointName>(
      around[index]?.dataPoints.map(({ name }) => [name, name]) ?? [],
    );
    const here = fieldErrors.flatMap(({ name, code }) => {
      const own = owned.get(name);
      return own === undefined ? [] : [{ name: own, code }];
    });
    const elsewhere = fieldErrors
      .filter(({ name }) => !owned.has(name))
      .map(({ name, code }): ErrorElsewhere => {
        const place = around.findIndex(({ dataPoints }) => dataPoints.some((asked) => asked.name === name));
        const owner = around[place];
        const asked = owner?.dataPoints.find((candidate) => candidate.name === name) ?? null;
        return {
          asked,
          code,
          isBefore: place < index,
          href: `${hrefOf(owner?.route ?? '')}#field-${name}`,
          onOpen: () => {
            if (owner === undefined || asked === null) return;
            onSeek({ key: owner.key, name: asked.name });
            if (owner.route !== around[index]?.route) {
              dispatch(routeChangeRequested({ route: owner.route, mode: 'PUSH' }));
            }
          },
        };
      });
    return { here, elsewhere };
  }, [fieldErrors, around, key, hrefOf, onSeek, dispatch]);
}
