/** The pause after the last change before an answer is looked up with, in milliseconds. */
export const lookUpDelayMs = 250;
