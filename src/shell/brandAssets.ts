import type { Scene } from '../ui/scenes/scene';

/** The addresses of the logos of a brand, and its picture for the first screen. */
export interface BrandAssets {
  readonly header: string;
  readonly footer: string;
  readonly scene: Scene | null;
}
