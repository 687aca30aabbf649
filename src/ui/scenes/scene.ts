import type { ComponentType } from 'react';

/** A picture of the first screen, drawn in the brand's three art colours. It is decorative. */
export type Scene = ComponentType;
