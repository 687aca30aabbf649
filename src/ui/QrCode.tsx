import { useCallback } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Names the code for people who do not see it. */
  readonly label: string;
}

/** Pixels of the canvas for one square of the code. */
const modulePixels = 8;

/**
 * A QR code, always dark on light, because not every camera reads the opposite. It is drawn on a canvas, so that the markup, which
 * scripts and recordings read, does not contain it.
 */
export default function QrCode({ text, label }: QrCodeProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas !== null) drawCode(canvas, text);
    },
    [text],
  );
  return <canvas ref={draw} role="img" aria-label={label} className={styles['code']} />;
}

function drawCode(canvas: HTMLCanvasElement, text: string): void {
  // The standard wants a border of four squares.
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  Object.assign(canvas, { width: size * modulePixels, height: size * modulePixels });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) context.fillRect(column * modulePixels, row * modulePixels, modulePixels, modulePixels);
    }
  }
}
