import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DataPointName } from '../../domain/catalogue/names';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageStep } from '../../domain/pages/resolvePage';
import type { ErrorElsewhere } from '../../form/messages/ErrorSummary';
import { routeChangeRequested } from '../../state/slices/lead';
import type { AppDispatch } from '../../state/root';
import { selectFieldErrors } from '../../state/selectors/journey';

/** A question with an error whose link was followed to another step. */
export interface Sought {
  readonly path: StepPath;
  readonly name: DataPointName;
}

/** The server's errors as this step sees them: its own, and those of other steps or of none. */
export function useErrors(
  step: PageStep,
  steps: readonly PageStep[],
  hrefOf: (route: string) => string,
  onSeek: (sought: Sought) => void,
) {
  const fieldErrors = useSelector(selectFieldErrors);
  const dispatch = useDispatch<AppDispatch>();
  return useMemo(() => {
    const owned = new Map<string, DataPointName>(step.dataPoints.map(({ name }) => [name, name]));
    const index = steps.findIndex(({ path }) => path === step.path);
    const here = fieldErrors.flatMap(({ name, code }) => {
      const own = owned.get(name);
      return own === undefined ? [] : [{ name: own, code }];
    });
    const elsewhere = fieldErrors
      .filter(({ name }) => !owned.has(name))
      .map(({ name, code }): ErrorElsewhere => {
        const place = steps.findIndex(({ dataPoints }) => dataPoints.some((asked) => asked.name === name));
        const owner = steps[place];
        const asked = owner?.dataPoints.find((candidate) => candidate.name === name) ?? null;
        return {
          asked,
          code,
          isBefore: place < index,
          href: `${hrefOf(owner?.path ?? '')}#field-${name}`,
          onOpen: () => {
            if (owner === undefined || asked === null) return;
            onSeek({ path: owner.path, name: asked.name });
            dispatch(routeChangeRequested({ route: owner.path, mode: 'PUSH' }));
          },
        };
      });
    return { here, elsewhere };
  }, [fieldErrors, steps, step, hrefOf, onSeek, dispatch]);
}
