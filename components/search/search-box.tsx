'use client';

import { useRouter } from 'next/navigation';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { onDemand, prefetch } from '@/components/ui/on-demand';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import type { ChosenLine, PanelHandle } from './panel-types';
import { SearchField } from './search-field';
import { loadSearch } from './use-search';

const load = () => import('./suggestion-panel').then(({ SuggestionPanel }) => SuggestionPanel);
const SuggestionPanel = onDemand(load);

type Props = {
  text: string;
  onText: (text: string) => void;
  /** `line`: set when it was chosen from the list. */
  onSearch: (text: string, line?: ChosenLine) => void;
  pending: boolean;
  placeholder: string;
  large?: boolean;
  /** Beside the field: the type select, and the button. */
  before?: ReactNode;
  after?: ReactNode;
};

const closed = { active: null, count: 0 };

/** The search field as a combobox, whose list is created on first use. */
export function SearchBox(props: Props) {
  const { text, onText, onSearch, large = false } = props;
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [isOpening, startOpening] = useTransition();
  const pending = props.pending || isOpening;
  const [open, setOpen] = useState(false);
  // Deferred, so that typing stays responsive while the list updates.
  const listed = useDeferredValue(text);
  const [lines, setLines] = useState<{ active: string | null; count: number }>(closed);
  const field = () => box.current?.querySelector('input');
  const takeTyped = useEffectEvent(() => {
    // Text typed before hydration.
    const early = field()?.value;
    if (early) onText(early);
  });
  useEffect(() => takeTyped(), []);
  const close = () => {
    setOpen(false);
    setLines(closed);
  };

  function search(wanted: string, line?: ChosenLine) {
    close();
    onText(wanted);
    onSearch(wanted, line);
  }
  function press(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (open) panel.current?.move(key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
      return true;
    }
    if (key === 'Enter') return open && panel.current?.choose() === true;
    if (key !== 'Escape') return false;
    if (open && lines.count > 0) close();
    else field()?.blur();
    return true;
  }
  return (
    <form
      ref={box}
      // Submitting before hydration leads there too.
      action={paths.discover()}
      aria-busy={pending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.target === field() || !open) return;
        field()?.focus();
        close();
      }}
      className={cn('relative flex min-w-0 flex-1', large && 'flex-wrap gap-2')}
    >
      {props.before}
      <SearchField
        id={id}
        text={text}
        placeholder={props.placeholder}
        pending={pending}
        large={large}
        expanded={open && lines.count > 0}
        active={open ? lines.active : null}
        onText={(next) => {
          onText(next);
          setOpen(true);
        }}
        onNear={() => {
          prefetch(load);
          prefetch(loadSearch);
        }}
        onOpen={() => setOpen(true)}
        onPress={press}
      />
      {props.after}
      {open && (
        <SuggestionPanel
          ref={panel}
          id={id}
          large={large}
          text={listed}
          onLines={setLines}
          onSearch={search}
          onOpen={(href) => {
            close();
            startOpening(() => router.push(href));
          }}
          onRemoved={() => field()?.focus()}
          // The field works without its list.
          onFailed={close}
        />
      )}
    </form>
  );
}
