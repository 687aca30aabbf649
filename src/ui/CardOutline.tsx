import type { ReactNode } from 'react';
import { joinClassNames } from './classNames';
import styles from './CardOutline.module.css';

/** What a photo shows: a side of a card, or the page of a passport. */
export type DocumentShape = 'front' | 'back' | 'page';

interface CardOutlineProps {
  readonly shape: DocumentShape;
  /** Whether there is a picture. The outline is then a line, before it is dashes. */
  readonly isFilled: boolean;
  /** The picture, in place of the drawing. */
  readonly children?: ReactNode;
}

/** What is printed on each shape, on a grid of 86 by 54, or of 86 by 60 for a page: x, y, width and height. */
const prints: Readonly<Record<DocumentShape, readonly (readonly number[])[]>> = {
  front: [
    [8, 14, 20, 27],
    [36, 14, 42, 4],
    [36, 23, 34, 4],
    [36, 32, 38, 4],
  ],
  back: [
    [8, 9, 40, 4],
    [58, 8, 20, 14],
    [8, 32, 70, 3],
    [8, 38, 70, 3],
    [8, 44, 70, 3],
  ],
  page: [
    [8, 8, 22, 29],
    [38, 8, 40, 4],
    [38, 17, 32, 4],
    [38, 26, 36, 4],
    [8, 45, 70, 3],
    [8, 51, 70, 3],
  ],
};

/** The outline of a document, which the photo should fill. Decoration: the side has a name of its own. */
export function CardOutline({ shape, isFilled, children }: CardOutlineProps) {
  const height = shape === 'page' ? 60 : 54;
  return (
    <div className={joinClassNames(styles['outline'], isFilled ? styles['filled'] : undefined)}>
      {children ?? (
        <svg viewBox={`0 0 86 ${height}`} aria-hidden="true" focusable="false">
          {prints[shape].map(([x, y, width, rowHeight]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={rowHeight} rx="1.5" />
          ))}
        </svg>
      )}
    </div>
  );
}
