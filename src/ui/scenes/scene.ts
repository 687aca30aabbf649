import type { ComponentType } from 'react';

/** A picture of the first screen, drawn from the brand's three colours of art. It says nothing that is not said in words. */
export type Scene = ComponentType;
