import { useEffect } from 'react';

/**
 * Sets the title of the document, which stays until the next screen sets its own. With an element of each screen the browser would hear
 * of a title that goes and one that comes.
 *
 * @param title null for a part that is not shown
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
