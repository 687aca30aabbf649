/** The accents that an embedding page or the configuration may set: buttons and marks; links; the ground of what is chosen. */
export const accentRoles = ['accent', 'accent-strong', 'accent-quiet'] as const;
export type AccentRole = (typeof accentRoles)[number];

/** Custom colours, as they were told (specification, section 3: *ui*); whether they hold is judged by `accents.ts`. */
export type UiColors = Readonly<Partial<Record<AccentRole, string>>>;
