import type { Ref } from 'react';

/** How the field controls the list below it. The focus stays in the field. */
export type PanelHandle = {
  /** Marks the next or the previous line, wrapping around. */
  move: (step: 1 | -1) => void;
  /** Activates the marked line. False when none is marked. */
  choose: () => boolean;
};

/** The search type of a chosen line; undefined for the currently selected type. */
export type ChosenLine = { ai?: boolean };

export type PanelProps = {
  ref: Ref<PanelHandle>;
  /** Prefix for the ids of its lists and lines. */
  id: string;
  text: string;
  /** In two columns where there is room. */
  large: boolean;
  /** Called with the id of the marked line and the number of lines. */
  onLines: (lines: { active: string | null; count: number }) => void;
  onSearch: (text: string, line: ChosenLine) => void;
  onOpen: (href: string) => void;
  /** Returns the focus to the field after something in the list was removed. */
  onRemoved: () => void;
};
