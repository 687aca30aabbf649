/**
 * The exact version of the loader. A released version never changes: pages name it with its integrity hash. A change of the loader raises
 * this number and runs `npm run embed`. The first part is the one of `wireVersion`.
 */
export const loaderVersion = '1.1.8';
