import { mentionParts } from '@/lib/passages/mention-words';
import { readChoices } from './filter-values';
import { type Reader, shown } from './reader';

/** Letters of a text that reports are searched for. */
const MOST_OF_MENTION = 100;
const MOST_MENTIONS = 10;

/** Texts that annual reports mention, such as "solceller" or "\"grøn energi\" vindmøller". */
export const readMentions: Reader<string[]> = (text, refuse) => {
  const texts = readChoices(text, refuse)?.filter((written) => {
    if (written.length > MOST_OF_MENTION) {
      refuse(`"${shown(written)}" is longer than ${MOST_OF_MENTION} letters`);
      return false;
    }
    if (mentionParts(written).length > 0) return true;
    refuse(`"${shown(written)}" has no word that a report could mention`);
    return false;
  });
  if (!texts || texts.length === 0) return undefined;
  if (texts.length > MOST_MENTIONS) refuse(`Choose at most ${MOST_MENTIONS} texts of reports`);
  return texts.slice(0, MOST_MENTIONS);
};
