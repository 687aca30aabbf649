import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../storeHooks';
import type { DataPointName } from '../../../domain/catalogue/names';
import { getControlName, findQuestion, type Questionnaire } from '../../../domain/pages/questionnaire';
import type { OtherStepError } from '../../../form/engine/stepFormProps';
import { selectFieldErrors } from '../../../state/selectors/journey';
import { routeChangeRequested } from '../../../state/slices/lead';
import { useServices } from '../../services';

/** The question of an error whose link the applicant followed. */
export interface ErrorTarget {
  readonly key: string;
  readonly name: DataPointName;
}

/** Splits the server's errors into those of one questionnaire and those of others or of none. */
export function useQuestionnaireErrors(
  { key }: Questionnaire,
  questionnaires: readonly Questionnaire[],
  onFollowError?: (target: ErrorTarget) => void,
) {
  const fieldErrors = useAppSelector(selectFieldErrors);
  // An applicant who is in a field goes to an error of another step at the next press.
  const leadsAway = useAppSelector((state) => state.leadApplication.ahead?.leadsAway === true);
  const { getHref } = useServices();
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const index = questionnaires.findIndex((questionnaire) => questionnaire.key === key);
    const findOwn = (name: string) => {
      const present = questionnaires[index];
      return present === undefined ? null : findQuestion(present, name);
    };
    const here = fieldErrors.flatMap(({ name, code }) => {
      const question = findOwn(name);
      return question === null ? [] : [{ control: getControlName(question), code }];
    });
    const elsewhere = (leadsAway ? [] : fieldErrors)
      .filter(({ name }) => findOwn(name) === null)
      .map(({ name, code }): OtherStepError => {
        const place = questionnaires.findIndex((questionnaire) => findQuestion(questionnaire, name) !== null);
        const owner = questionnaires[place];
        const question = owner === undefined ? null : findQuestion(owner, name);
        return {
          question,
          code,
          isBefore: place < index,
          href: `${getHref(owner?.route ?? '')}#field-${name}`,
          onOpen: () => {
            if (owner === undefined || question === null) return;
            onFollowError?.({ key: owner.key, name: question.inRow?.list ?? question.name });
            if (owner.route !== questionnaires[index]?.route) {
              dispatch(routeChangeRequested({ route: owner.route, mode: 'PUSH' }));
            }
          },
        };
      });
    // Errors that belong to no question have one sentence.
    const isFirst = ({ question }: OtherStepError, place: number) =>
      question !== null || elsewhere.findIndex((other) => other.question === null) === place;
    return { here, elsewhere: elsewhere.filter(isFirst) };
  }, [fieldErrors, leadsAway, questionnaires, key, getHref, onFollowError, dispatch]);
}
