import type { Scene } from '../ui/scenes/scene';

/** What a brand is known by: addresses of its logos, and its picture for the first screen. */
export interface Marks {
  readonly header: string;
  readonly footer: string;
  readonly scene: Scene | null;
}
