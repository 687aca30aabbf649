import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DataPointName } from '../domain/catalogue/names';
import { controlOf, questionAt, type Questionnaire } from '../domain/pages/questionnaire';
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
    const owned = (name: string) => {
      const present = around[index];
      return present === undefined ? null : questionAt(present, name);
    };
    const here = fieldErrors.flatMap(({ name, code }) => {
      const own = owned(name);
      return own === null ? [] : [{ control: controlOf(own), code }];
    });
    const elsewhere = fieldErrors
      .filter(({ name }) => owned(name) === null)
      .map(({ name, code }): ErrorElsewhere => {
        const place = around.findIndex((asking) => questionAt(asking, name) !== null);
        const owner = around[place];
        const asked = owner === undefined ? null : questionAt(owner, name);
        return {
          asked,
          code,
          isBefore: place < index,
          href: `${hrefOf(owner?.route ?? '')}#field-${name}`,
          onOpen: () => {
            if (owner === undefined || asked === null) return;
            onSeek({ key: owner.key, name: asked.inRow?.list ?? asked.name });
            if (owner.route !== around[index]?.route) {
              dispatch(routeChangeRequested({ route: owner.route, mode: 'PUSH' }));
            }
          },
        };
      });
    return { here, elsewhere };
  }, [fieldErrors, around, key, hrefOf, onSeek, dispatch]);
}
