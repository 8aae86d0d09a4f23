import type { Caller } from '@/lib/assistant/tools/facts';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import type { Language } from './language';
import type { Speak } from './texts';

/** A finished answer: Markdown with links to our own pages. */
export type Reply = {
  text: string;
  search?: { href: string; label: string };
  /** False when the question is of no known kind, not fully read, or asks nothing: not counted. */
  answered?: false;
};

/** The context in which an answer is made. */
export type Asking = {
  caller: Caller;
  question: string;
  language: Language;
  say: Speak;
};

/** A question together with the company that it is about. */
export type Known = Asking & { company: ListedCompany };
