import { type ChangeEvent, useRef } from 'react';
import { cn } from '@/lib/cn';

/** Keys of the selected rows, including those on other pages. */
export type SelectedKeys = Record<string, true>;

export type Selection<Row> = {
  /** Labels of the box for all rows of the page, and of each row's box. */
  allLabel: string;
  rowLabel: (row: Row) => string;
  selected: SelectedKeys;
  onChange: (selected: SelectedKeys) => void;
};

/** With Shift held, a click selects or clears everything from the previously clicked box on. */
const withShift = ({ nativeEvent }: ChangeEvent) =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

/** The boxes of a page. `keys`: the keys of its rows, in order. */
export function useSelecting<Row>(selection: Selection<Row> | undefined, keys: readonly string[]) {
  const last = useRef<string>(undefined);
  const selected = selection?.selected ?? {};
  const count = keys.filter((key) => selected[key]).length;
  const isAll = keys.length > 0 && count === keys.length;

  function set(some: readonly string[], isOn: boolean) {
    const next = { ...selected };
    for (const key of some) {
      if (isOn) next[key] = true;
      else delete next[key];
    }
    selection?.onChange(next);
  }

  return {
    isAll,
    isSome: count > 0,
    isSelected: (key: string) => selected[key] === true,
    toggleAll: () => set(keys, !isAll),
    toggle: (key: string, event: ChangeEvent<HTMLInputElement>) => {
      const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)];
      const isRange = withShift(event) && from !== -1;
      const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = key;
      set(isRange ? range : [key], event.target.checked);
    },
  };
}

/** The column of boxes sticks to the left while the table scrolls. */
export const boxCell = 'sticky left-0 z-10 w-10 bg-inherit pl-1 print:hidden';

type Props = {
  label: string;
  checked: boolean;
  /** Some, but not all, of what it covers is selected. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A checkbox with an invisible label and an enlarged hit area. */
export function SelectBox({ label, checked, mixed = false, disabled, onChange }: Props) {
  return (
    <label
      className={cn(
        'grid size-9 cursor-pointer place-items-center touch:size-11',
        disabled && 'cursor-default',
      )}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = mixed && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        autoComplete="off"
        className="box"
      />
    </label>
  );
}
