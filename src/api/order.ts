/** The order in which calls about a lead began, which is the order in which what they tell is true. */
export interface AnswerOrder {
  /** A call begins; its place in the order. */
  readonly begin: () => number;
  /** A call that began there was answered; whether one that began later was answered before. */
  readonly isLate: (place: number) => boolean;
}

/** An order of its own for each store. */
export function answerOrder(): AnswerOrder {
  let begun = 0;
  let heard = 0;
  return {
    begin: () => {
      begun += 1;
      return begun;
    },
    isLate: (place) => {
      const isLate = place < heard;
      heard = Math.max(heard, place);
      return isLate;
    },
  };
}
