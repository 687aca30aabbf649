import { useState } from 'react';
import type { OfferDocument } from '../../../api/stepData/offerTerms';
import type { Page } from '../../../domain/pages/resolvePage';

/** Which documents of an offer the applicant has opened, on the way to accepting it. */
export interface OpenedDocuments {
  /** Receives the element that contains the list of documents. */
  readonly setList: (list: HTMLUListElement | null) => void;
  readonly onOpen: (document: OfferDocument) => void;
  /** The documents that the last accept lacked and that are still not opened. */
  readonly missing: readonly OfferDocument[];
  /** Whether the offer may be accepted now. If not, `missing` says why and the first of them takes the focus. */
  readonly mayAccept: () => boolean;
}

/** Lets an offer be accepted at once, or after its documents have been opened, as the page says (`acceptsAfterDocuments`). */
export function useOpenedDocuments(documents: readonly OfferDocument[], page: Page): OpenedDocuments {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const unopened =
    page.definition.acceptsAfterDocuments === true
      ? documents.filter(({ address }) => !opened.has(address))
      : [];
  return {
    setList,
    onOpen: ({ address }) => setOpened(new Set([...opened, address])),
    missing: isRefused ? unopened : [],
    mayAccept: () => {
      const [first] = unopened;
      setRefused(first !== undefined);
      if (first === undefined) return true;
      list?.children[documents.indexOf(first)]?.querySelector('a')?.focus();
      return false;
    },
  };
}
