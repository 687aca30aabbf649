/** A module that takes longer to load than any number of turns of the event loop that a test would count. */
await new Promise((resolve) => setTimeout(resolve, 100));

export const isLoaded = true;
