import sentences from './danish-sentences.json';
import { translator } from './sentences';

/** Translates sentences from the API, form validation and notifications to Danish. */
export const inDanish = translator(sentences);
