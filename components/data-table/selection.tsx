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
