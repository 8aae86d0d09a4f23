import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. The order of conflicting classes has no effect. Defaults that callers may
 * override belong in the components layer of app/globals.css, which every utility overrides.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
