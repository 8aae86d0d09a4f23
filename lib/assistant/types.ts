export type { AssistantEvent, ChatEntryOnWire } from './answers';

/** The page the user asks from; `query` is the query string of its address. */
export type AssistantPage = {
  kind: 'search' | 'discover' | 'company' | 'saved' | 'segmentation' | 'other';
  key?: string;
  query?: string;
};

/** A question and its answer (Markdown). */
export type Exchange = { question: string; answer: string };
