import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { complete } from './complete';

/** The texts of the interface in each language. */
export const messages = { en: english, da: complete(english, danish) };
