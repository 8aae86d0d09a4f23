import type { Fact } from '@/lib/assistant/tools/facts';
import { lackingWords } from '@/lib/financials/lacking-words';
import { type Speak, TEXTS } from '../text/texts';

/** Why a figure has no value; without a reason it is just not in the register. */
export const lackingText = ({ lacking }: Pick<Fact, 'lacking'>, say: Speak): string =>
  say(lacking ? lackingWords(lacking) : TEXTS.notReported);
