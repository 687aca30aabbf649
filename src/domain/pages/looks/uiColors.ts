/** The accents that an embedding page or the configuration may set: buttons and marks; links; the background of selected options. */
export const accentRoles = ['accent', 'accent-strong', 'accent-quiet'] as const;
export type AccentRole = (typeof accentRoles)[number];

/** Custom colours as they were received (specification, section 3: *ui*). `accents.ts` checks them. */
export type UiColors = Readonly<Partial<Record<AccentRole, string>>>;
