import { MAX_CHOICES } from './constants';

/**
 * In a module of its own, so that the filters do not pull all messages into the browser's bundle.
 */
export const TOO_MANY_CHOICES = `Choose at most ${MAX_CHOICES} values`;
