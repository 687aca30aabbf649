import { v4 } from 'uuid';

/** Creates a random UUID of version 4. Works over http too. */
export const createId = (): string => v4();

/** Draws a random number from 0 up to, but not including, 1. */
export const drawNumber = (): number => Math.random();
