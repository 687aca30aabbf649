import { createElement, Fragment, type ReactNode } from 'react';

interface TextWithPartsProps {
  /** A whole sentence that still holds `{{name}}` where a part belongs. */
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, made without any markup in the text. A name that no part has stays as it is. */
export function TextWithParts({ text, parts }: TextWithPartsProps) {
  const pieces = text.split(/(\{\{\w+\}\})/).map((piece) => parts[piece.slice(2, -2)] ?? piece);
  return createElement(Fragment, null, ...pieces);
}
