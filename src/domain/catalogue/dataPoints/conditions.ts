/** Answers beside which questions are asked that nobody else is asked. */

export const employed = { income_source: ['employed', 'civil_contract', 'overseas_worker'] } as const;
export const inWork = { income_source: [...employed.income_source, 'self_employed'] } as const;
