import { v4 } from 'uuid';

/** A random UUID of version 4 from Web Crypto; works on plain http too. */
export const newId = (): string => v4();
