import { v7 } from 'uuid';

/** Creates a UUID of version 7: the time, and a random number. Works over http too. */
export const createId = (): string => v7();

/** Draws a random number from 0 up to, but not including, 1. */
export const drawNumber = (): number => Math.random();
