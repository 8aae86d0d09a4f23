export type { AssistantEvent, ChatEntryOnWire } from './answers';

/** What somebody looks at while asking; `query` as it stands in the address. */
export type AssistantPage = {
  kind: 'search' | 'discover' | 'company' | 'saved' | 'segmentation' | 'other';
  key?: string;
  query?: string;
};

/** A question and its answer, Markdown. */
export type Exchange = { question: string; answer: string };
