/**
 * Whether the engine has what the application needs. Every engine of the floor has this property (`scripts/shared/floor.ts`); those that
 * lack it also lack built-ins that every screen uses.
 */
export const isEngineKnown = (): boolean => 'inert' in document.documentElement;
