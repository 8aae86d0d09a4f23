import type { Caller, ListedCompany } from '@/lib/assistant/tools/facts';
import type { AssistantPage, Exchange } from '@/lib/assistant/types';
import type { Language } from '@/lib/i18n/languages';

/** A text in both languages. */
export type Words = Record<Language, string>;

export type Speak = (words: Words) => string;

/** A finished answer: Markdown with links to our own pages. */
export type Reply = {
  text: string;
  search?: { href: string; label: string };
  /** False when the question is of no known kind, not fully read, or asks nothing: not counted. */
  answered?: false;
};

/** What was spoken of: a question may leave out what the page or the answers before tell. */
export type Spoken = {
  /** The keys of the company whose page is open, and of the one in the previous answer. */
  openKey: string | null;
  formerKey: string | null;
  /** Earlier exchanges, oldest first. */
  former: readonly Exchange[];
};

export const NOTHING_SPOKEN: Spoken = { openKey: null, formerKey: null, former: [] };

/** A question, who asks it, and the company on the screen or discussed last. */
export type ReaderQuestion = Omit<Spoken, 'former'> & {
  former?: readonly Exchange[];
  userId: string;
  question: string;
  page?: AssistantPage;
  /** The language of the pages, used when the question does not reveal its own. */
  language?: Language;
};

/** The context in which an answer is made. */
export type Asking = {
  caller: Caller;
  question: string;
  language: Language;
  say: Speak;
  spoken: Spoken;
};

/** A question together with the company that it is about. */
export type Known = Asking & { company: ListedCompany };
