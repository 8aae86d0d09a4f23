import type { Ref } from 'react';

/** What the field tells the list below it. The keyboard stays in the field. */
export type PanelHandle = {
  /** To the next or the previous line; round the ends. */
  move: (step: 1 | -1) => void;
  /** Does what the marked line stands for. False when none is marked. */
  choose: () => boolean;
};

/** What kind of search a line stands for; without it the one that is chosen. */
export type ChosenLine = { ai?: boolean };

export type PanelProps = {
  ref: Ref<PanelHandle>;
  /** Begins the ids of its lists and lines. */
  id: string;
  text: string;
  /** In two columns where there is room. */
  large: boolean;
  /** The id of the marked line, and how many lines there are. */
  onLines: (lines: { active: string | null; count: number }) => void;
  onSearch: (text: string, line: ChosenLine) => void;
  onOpen: (href: string) => void;
  /** Back to the field, after something in the list was removed. */
  onRemoved: () => void;
};
