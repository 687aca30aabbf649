/** A brand's mark: the attributes of its image. With its size the browser leaves its place free before it arrives. */
export interface Logo {
  readonly src: string;
  /** CSS pixels of the file. */
  readonly width: number;
  readonly height: number;
}
