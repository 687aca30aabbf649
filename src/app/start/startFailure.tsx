import type { i18n as Translations } from 'i18next';
import type { ReactNode } from 'react';
import { TextsProvider } from '../../platform/texts';
import type { LogSink } from '../../platform/log';
import { RenderFailure } from '../../shell/RenderFailure';

interface FailureContext {
  readonly render: (content: ReactNode) => void;
  /** Loads the texts of the page. Can fail too. */
  readonly loadTexts: () => Promise<Translations>;
  readonly onReload: () => void;
  readonly log: LogSink;
}

/** Runs a start. If it throws, logs the name of the error and renders the failure screen instead of a blank page. */
export async function startOrShowFailure(work: () => Promise<void>, context: FailureContext): Promise<void> {
  try {
    await work();
  } catch (error) {
    context.log('Something went wrong', { name: error instanceof Error ? error.name : 'unknown' });
    context.render(await createFailureScreen(context));
  }
}

/** The failure screen in the page's language, or in English if the texts do not load. */
async function createFailureScreen({ loadTexts, onReload }: FailureContext): Promise<ReactNode> {
  const screen = <RenderFailure onReload={onReload} />;
  try {
    return <TextsProvider i18n={await loadTexts()}>{screen}</TextsProvider>;
  } catch {
    return screen;
  }
}
