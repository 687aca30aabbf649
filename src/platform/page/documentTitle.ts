import { useEffect } from 'react';

/**
 * Sets the title of the document, which stays until the next screen sets its own. With an element for each screen the browser would
 * announce a removed title and a new one.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
