import { readCvr } from '@/lib/companies/written-cvr';
import type { End } from './types';

/** A participant's number prefixed with "p", because it may have eight digits like a CVR number. */
const PREFIXED = /^p(\d{1,18})$/i;
/** Without the prefix, what cannot be a CVR number. */
const BARE = /^\d{9,18}$/;

/** A CVR number, or a participant's number with or without "p"; null for anything else. */
export function readEnd(text: string): End | null {
  const participant = PREFIXED.exec(text.trim())?.[1] ?? BARE.exec(text.trim())?.[0];
  if (participant) return { participant };
  const company = readCvr(text);
  return company === null ? null : { company };
}

/** As it is written in addresses. */
export const endText = (end: End): string =>
  'company' in end ? end.company : `p${end.participant}`;
