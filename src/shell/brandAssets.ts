import type { Scene } from '../ui/scenes/scene';

/** The addresses of what a page shows beside the form, and its picture for the first screen. */
export interface BrandAssets {
  readonly header: string;
  readonly footer: string;
  readonly scene: Scene | null;
  /** The folder of the accessibility statements, which has a document for each language. */
  readonly statements: string;
}
