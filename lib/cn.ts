import { type ClassValue, clsx } from 'clsx';

/**
 * Joins classes; where two set the same thing, their order here does not matter. What a
 * piece wears until somebody says otherwise is a class of the components layer in
 * app/globals.css, over which every utility wins.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
