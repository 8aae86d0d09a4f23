import { byPlace } from '@/lib/by-place';

const HYPHENED = /(\p{L}+(?:-\p{L}+)+)/u;

/** A text whose hyphened words stay on one line: "E-mail" does not break after the E. */
export const WholeWords = ({ text }: { text: string }) =>
  byPlace(text.split(HYPHENED), (part) =>
    HYPHENED.test(part) ? <span className="whitespace-nowrap">{part}</span> : part,
  );
