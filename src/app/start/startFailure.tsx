import type { i18n as Translations } from 'i18next';
import type { ReactNode } from 'react';
import type { Contact } from '../../domain/pages/definePage';
import { TextsProvider } from '../../platform/i18n/texts';
import type { LogSink } from '../../platform/reports/log';
import { RenderFailure } from '../../shell/RenderFailure';

interface FailureContext {
  readonly render: (content: ReactNode) => void;
  /** Loads the texts of the page. Can fail too. */
  readonly loadTexts: () => Promise<Translations>;
  readonly onReload: () => void;
  readonly contact: Contact;
  readonly log: LogSink;
  /** Sends the name of the error: nobody else notices a start that fails. */
  readonly report: (name: string) => void;
}

/** Runs a start. If it throws, logs and sends the name of the error, and renders the failure screen instead of a blank page. */
export async function startOrShowFailure(work: () => Promise<void>, context: FailureContext): Promise<void> {
  try {
    await work();
  } catch (error) {
    const name = getErrorName(error);
    context.log('Something went wrong', { name });
    context.render(await createFailureScreen(context));
    context.report(name);
  }
}

/** The name of a failure, without its message, which may have more. */
export const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** The failure screen in the page's language, or in English if the texts do not load. */
async function createFailureScreen({ loadTexts, onReload, contact }: FailureContext): Promise<ReactNode> {
  const screen = <RenderFailure contact={contact} onReload={onReload} />;
  try {
    return <TextsProvider i18n={await loadTexts()}>{screen}</TextsProvider>;
  } catch {
    return screen;
  }
}
