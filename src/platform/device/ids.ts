import { v4 } from 'uuid';

/** Creates a random UUID of version 4. Works over http too. */
export const createId = (): string => v4();
