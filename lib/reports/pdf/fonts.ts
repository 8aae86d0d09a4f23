import path from 'node:path';
import { Font } from '@react-pdf/renderer';

/** Each file has one script; a letter is taken from the first that has it. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const WEIGHTS = [400, 600] as const;

const folder = path.resolve('node_modules/@fontsource/inter/files');

/** Registers the fonts of printed documents. @returns the names to set texts in. */
export function registerFonts(): string[] {
  // Danish words are not to be divided by the rules of English.
  Font.registerHyphenationCallback((word) => [word]);
  return SCRIPTS.map((script) => {
    const family = `Inter ${script}`;
    const fonts = WEIGHTS.map((fontWeight) => ({
      src: path.join(folder, `inter-${script}-${fontWeight}-normal.woff`),
      fontWeight,
    }));
    Font.register({ family, fonts });
    return family;
  });
}
