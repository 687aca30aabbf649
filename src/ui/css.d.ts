import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How far a slider or a progress line is filled, in per cent. */
    '--filled'?: string;
  }
}
