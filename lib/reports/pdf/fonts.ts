import path from 'node:path';
import { Font } from '@react-pdf/renderer';
import { FONTS, SCRIPTS } from '@/lib/exports/file/pdf-text';

const WEIGHTS = [400, 600] as const;

/** Registers the fonts of printed documents. @returns their family names, in fallback order. */
export function registerFonts(): string[] {
  // Disables hyphenation, which would follow English rules.
  Font.registerHyphenationCallback((word) => [word]);
  return SCRIPTS.map((script) => {
    const family = `Inter ${script}`;
    const fonts = WEIGHTS.map((fontWeight) => ({
      src: path.join(FONTS, `inter-${script}-${fontWeight}-normal.woff`),
      fontWeight,
    }));
    Font.register({ family, fonts });
    return family;
  });
}

async function readLetters(): Promise<void> {
  for (const script of SCRIPTS) {
    for (const fontWeight of WEIGHTS) {
      const descriptor = { fontFamily: `Inter ${script}`, fontWeight };
      await Font.load(descriptor);
      const { data } = Font.getFont(descriptor);
      for (const code of data?.characterSet ?? []) data?.glyphForCodePoint(code);
    }
  }
}

let lettersRead: Promise<void> | undefined;

/**
 * Reads every letter once. A font remembers a sign as it was first met: one that a document had only
 * as a part of another, as "·" has a point, would be no letter in all later ones, which nobody could
 * find or copy.
 */
export function readFonts(): Promise<void> {
  lettersRead ??= readLetters().catch((error: unknown) => {
    lettersRead = undefined;
    throw error;
  });
  return lettersRead;
}
