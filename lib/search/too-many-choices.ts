import { MAX_CHOICES } from './constants';

/** Apart from other sentences: it travels with the filters. */
export const TOO_MANY_CHOICES = `Choose at most ${MAX_CHOICES} values`;
