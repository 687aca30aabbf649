import { createElement, Fragment, type ReactNode } from 'react';

interface TextWithPartsProps {
  /** A whole sentence with placeholders such as `{{name}}` for the parts. */
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence that contains elements, without markup in the text. A placeholder without a part stays as it is. */
export function TextWithParts({ text, parts }: TextWithPartsProps) {
  const pieces = text.split(/(\{\{\w+\}\})/).map((piece) => parts[piece.slice(2, -2)] ?? piece);
  return createElement(Fragment, null, ...pieces);
}
