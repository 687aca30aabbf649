import { explore } from '../../tests/journeys/explore';
import { isJourneyPage } from '../../tests/journeys/pages';
import type { JourneyBatch } from './options';

/** Runs the batches that the parent process sends, one after the other, and sends what became of each. */

process.on('message', (batch: JourneyBatch) => {
  const { page, seed, count, isShortened } = batch;
  if (!isJourneyPage(page)) throw new Error(`The page ${page} has no journeys.`);
  void explore(page, seed, count, isShortened).then((exploration) => process.send?.(exploration));
});
