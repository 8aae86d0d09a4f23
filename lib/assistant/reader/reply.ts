import type { Caller } from '../tools/facts';
import type { ListedCompany } from '../tools/listed';
import type { Language } from './language';
import type { Speak } from './texts';

/** A finished answer: Markdown whose links lead into our own pages. */
export type Reply = {
  text: string;
  search?: { href: string; label: string };
  /** False: the question is of no known kind, not read whole, or asks for nothing; not counted. */
  answered?: false;
};

/** What an answer is made with. */
export type Asking = {
  caller: Caller;
  question: string;
  language: Language;
  say: Speak;
};

/** The company that a question is about. */
export type Known = Asking & { company: ListedCompany };
