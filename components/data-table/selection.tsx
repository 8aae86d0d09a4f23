import { type ChangeEvent, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';

/** Keys of rows, of other pages too. */
export type SelectedKeys = Record<string, true>;

export type Selection<Row> = {
  /** What the box of all rows of the page says, and the one of a row. */
  allLabel: string;
  rowLabel: (row: Row) => string;
  selected: SelectedKeys;
  onChange: (selected: SelectedKeys) => void;
};

/** What was ticked with Shift held ticks or clears all from the box before it. */
const withShift = ({ nativeEvent }: ChangeEvent) =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

/** The boxes of a page. `keys`: of its rows, in order. */
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

/** The column of boxes stays at the left where the rest scrolls. */
export const boxCell = 'sticky left-0 z-10 w-10 bg-inherit pl-1';

type Props = {
  label: string;
  checked: boolean;
  /** Some, not all of what it stands for. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A box whose label is only heard; it can be hit all around. */
export function SelectBox({ label, checked, mixed = false, disabled, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked;
  }, [mixed, checked]);
  return (
    <label
      className={cn(
        'grid size-9 cursor-pointer place-items-center touch:size-11',
        disabled && 'cursor-default',
      )}
    >
      <input
        ref={box}
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
