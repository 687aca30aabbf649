import type { i18n as Translations } from 'i18next';
import type { ReactNode } from 'react';
import { TextsProvider } from '../platform/texts';
import type { LogSink } from '../platform/log';
import { RenderFailure } from '../shell/RenderFailure';

interface Surroundings {
  readonly render: (content: ReactNode) => void;
  /** The texts of the page; may fail as well. */
  readonly loadTexts: () => Promise<Translations>;
  readonly onReload: () => void;
  readonly log: LogSink;
}

/** Runs a start. Whatever it throws is logged by its name, and the page says so instead of staying blank. */
export async function startOrSay(work: () => Promise<void>, around: Surroundings): Promise<void> {
  try {
    await work();
  } catch (error) {
    around.log('Something went wrong', { name: error instanceof Error ? error.name : 'unknown' });
    around.render(await failure(around));
  }
}

/** The failure screen in the page's language, or in English where the texts failed too. */
async function failure({ loadTexts, onReload }: Surroundings): Promise<ReactNode> {
  const screen = <RenderFailure onReload={onReload} />;
  try {
    return <TextsProvider i18n={await loadTexts()}>{screen}</TextsProvider>;
  } catch {
    return screen;
  }
}
