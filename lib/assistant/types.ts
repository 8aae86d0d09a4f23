export type { ChatEntryOnWire } from './answers';

/** What an answer is streamed as: JSON, a line each. */
export type AssistantEvent =
  /** The next piece of the answer, Markdown. */
  | { type: 'text'; text: string }
  /** The answer as a search; a path of our own. */
  | { type: 'search'; href: string; label: string }
  /** The end: `remaining` questions this month, null without a limit. */
  | { type: 'done'; by: 'reader' | 'model'; remaining: number | null }
  /** The end of what failed, with a sentence to show; nothing was charged. */
  | { type: 'error'; error: string; code: string };

/** What somebody looks at while asking; `query` as it stands in the address. */
export type AssistantPage = {
  kind: 'search' | 'discover' | 'company' | 'saved' | 'segmentation' | 'other';
  key?: string;
  query?: string;
};

/** A question and its answer, Markdown. */
export type Exchange = { question: string; answer: string };
