import { foldLetters, foldText } from '../../../domain/countries/foldText';

/** How a text matches what is wanted. Both are folded. */
interface TextMatch {
  /** 0: the text starts with it. 1: words of the text start with its words. 2: the text contains it. */
  readonly rank: 0 | 1 | 2;
  /** The start and the end of each part that matches, in the folded text. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

/** Undefined if the text does not match. */
export function matchText(text: string, wanted: string): TextMatch | undefined {
  const place = text.indexOf(wanted);
  const whole = [[place, place + wanted.length]] as const;
  if (place === 0) return { rank: 0, spans: whole };
  const spans = findWords(` ${text}`, wanted);
  if (spans !== undefined) return { rank: 1, spans };
  return place > 0 ? { rank: 2, spans: whole } : undefined;
}

/** Stops at the first word that is missing, because a pasted text may have thousands. */
function findWords(spaced: string, wanted: string): TextMatch['spans'] | undefined {
  const spans: (readonly [start: number, end: number])[] = [];
  for (const word of wanted.split(' ')) {
    const start = spaced.indexOf(` ${word}`);
    if (start < 0) return undefined;
    spans.push([start, start + word.length]);
  }
  return spans;
}

/** A part of a label, and whether it matches the typed text. */
export interface LabelPart {
  /** Where it begins in the label. */
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a label where the match with a typed text begins and ends. */
export function splitLabel(label: string, typed: string): readonly LabelPart[] {
  const wanted = foldText(typed);
  const match = wanted === '' ? undefined : matchText(foldText(label), wanted);
  if (match === undefined) return [{ start: 0, text: label, isMatch: false }];
  const parts: LabelPart[] = [];
  for (const { character, from, to } of placeCharacters(label)) {
    const isMatch = match.spans.some(([start, end]) => from < end && to > start);
    const last = parts.at(-1);
    // A character that folds to nothing, as a separate accent, belongs to the one before it.
    if (last !== undefined && (from === to || last.isMatch === isMatch)) {
      parts[parts.length - 1] = { ...last, text: last.text + character };
    } else
      parts.push({ start: last === undefined ? 0 : last.start + last.text.length, text: character, isMatch });
  }
  return parts;
}

interface PlacedCharacter {
  readonly character: string;
  /** Where its folded form begins and ends in the folded text. */
  readonly from: number;
  readonly to: number;
}

function placeCharacters(label: string): readonly PlacedCharacter[] {
  let folded = '';
  return Array.from(label, (character) => {
    const from = folded.length;
    const letters = foldLetters(character);
    const isSeparator = letters !== '' && foldText(character) === '';
    if (!isSeparator) folded += letters;
    else if (folded !== '' && !folded.endsWith(' ')) folded += ' ';
    return { character, from, to: folded.length };
  });
}
