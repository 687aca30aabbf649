import type { Logo } from '../ui/logo';
import type { Scene } from '../ui/scenes/scene';

/** What a page shows beside the form, and its picture for the first screen. */
export interface BrandAssets {
  readonly header: Logo;
  readonly footer: Logo;
  readonly scene: Scene | null;
  /** The folder of the accessibility statements, which has a document for each language. */
  readonly statements: string;
}
