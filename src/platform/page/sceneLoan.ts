/** What a picture of the first screen may follow. The CSSOM sets it, which every content policy allows. */
export interface SceneLoan {
  /** Where the values stand between their least and their most, from 0 to 1. */
  readonly amountShare: number;
  readonly periodShare: number;
  /** The words below the line to the due date, which only pictures show. */
  readonly days: { readonly today: string; readonly due: string } | null;
}

/**
 * Shows the loan at the sliders to the picture of the first screen, which is decoration: the price says the same in words. Only the picture
 * is styled anew, so a move of the slider stays cheap. Does nothing where there is no picture.
 */
export function showLoanToScene({ amountShare, periodShare, days }: SceneLoan): void {
  const scene = document.querySelector<HTMLElement>('[data-part="scene"]');
  scene?.style.setProperty('--scene-amount', amountShare.toFixed(3));
  scene?.style.setProperty('--scene-period', periodShare.toFixed(3));
  if (days === null) return;
  scene?.style.setProperty('--scene-today', JSON.stringify(days.today));
  scene?.style.setProperty('--scene-due', JSON.stringify(days.due));
}
