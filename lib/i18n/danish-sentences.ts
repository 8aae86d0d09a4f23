import sentences from './danish-sentences.json';
import { translator } from './sentences';

/** What the API, the checks of forms and notifications say, in Danish. */
export const inDanish = translator(sentences);
