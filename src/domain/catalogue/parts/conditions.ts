/** Conditions that several questions share. */

export const whenEmployed = { income_source: ['employed', 'civil_contract', 'overseas_worker'] } as const;
export const whenWorking = { income_source: [...whenEmployed.income_source, 'self_employed'] } as const;
/** Income that comes on a day which is known before. */
export const whenPaidByDay = { income_source: [...whenEmployed.income_source, 'pensioner'] } as const;
