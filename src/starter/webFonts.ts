import { isSavingData } from '../platform/page/deviceData';

/**
 * Takes the web fonts out of the styles where the browser saves data, before the first frame requests them. The text stays in the fonts of
 * the device, which have their widths (`theme.css` of the brand).
 */
export function saveWebFonts(): void {
  if (!isSavingData()) return;
  for (const sheet of document.styleSheets) {
    // They are in the document itself. A sheet that somebody has put in from another origin may not be read.
    if (!(sheet.ownerNode instanceof HTMLStyleElement)) continue;
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(index);
    }
  }
}
