'use client';

import { useMemo, useRef, useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { onDemand } from '@/components/ui/on-demand';
import { savedPageQuery } from '@/lib/saved/saved-params';
import { ListColumn } from './list-column';
import { ListSelect } from './list-select';
import { type OpenDialog, SavedContext } from './saved-context';
import { layoutClass } from './saved-layout';
import { SavedMain } from './saved-main';
import { noChoice, scopeOf } from './selection';
import { useAddress } from './use-address';
import { type Initial, useSavedPage } from './use-saved-page';

const Dialogs = onDemand(() =>
  import('./dialogs/saved-dialogs').then(({ SavedDialogs }) => SavedDialogs),
);

/** Saved companies: the parameters are kept in the URL, the rows come from the API. */
export function SavedView({ initial }: { initial: Initial }) {
  const { params, go } = useAddress(initial);
  const data = useSavedPage(initial, savedPageQuery(params));
  const scope = scopeOf(params);
  const [chosen, setChoice] = useState(noChoice(scope));
  const [dialog, setDialog] = useState<OpenDialog>();
  const main = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  const opener = useMemo(
    () => ({
      // The element that opened a dialog may be gone, along with the row it deleted.
      get current() {
        return from.current?.isConnected ? from.current : main.current;
      },
    }),
    [],
  );
  // Where the reader is: on a phone, its top is many rows away.
  const focus = () => main.current?.focus({ preventScroll: true });
  const state = {
    params,
    go,
    data,
    setChoice,
    choice: chosen.scope === scope ? chosen : noChoice(scope),
    focus,
    clear: () => {
      setChoice(noChoice(scope));
      focus();
    },
    open: (next: OpenDialog) => {
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setDialog(next);
    },
    list: data.overview.lists.find(({ id }) => id === params.list),
  };
  return (
    <SavedContext value={state}>
      <div className={layoutClass}>
        <ListColumn />
        <div
          ref={main}
          id="saved"
          tabIndex={-1}
          className="flex min-w-0 flex-col gap-4 rounded-lg focus:outline-none"
        >
          <ListSelect />
          <SavedMain />
        </div>
      </div>
      {dialog && (
        <Dialogs
          dialog={dialog}
          opener={opener}
          onClose={() => setDialog(undefined)}
          {...undoOnFailure(() => setDialog(undefined))}
        />
      )}
    </SavedContext>
  );
}
