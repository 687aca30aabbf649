/** A company of the company register. */
export interface Company {
  readonly name: string;
  readonly taxCode?: string;
  readonly address?: {
    readonly name?: string;
    readonly postalCode?: string;
    readonly province?: string;
    readonly city?: string;
    readonly street?: string;
    readonly houseNumber?: string;
    readonly taxRegistryCode?: string;
  };
}
