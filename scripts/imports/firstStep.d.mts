/** A module of dependency-cruiser's result, as far as it is read here. */
interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly dynamic: boolean;
    readonly dependencyTypes: readonly string[];
  }[];
}

export const firstStepRules: readonly {
  readonly name: string;
  readonly comment: string;
  readonly forbidden: RegExp;
}[];

/** The modules that the entry must not import at once, each with the rule and the imports that lead to it. */
export function findEagerImports(
  modules: readonly CruisedModule[],
): readonly { readonly name: string; readonly comment: string; readonly way: readonly string[] }[];
