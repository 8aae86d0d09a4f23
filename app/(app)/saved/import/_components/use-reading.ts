import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/call';
import { type ImportSource, importsApi, type WantedColumns } from '@/lib/api/imports';
import { forgetImport, keptImport } from './kept-import';
import type { Result } from './result';

type State = {
  source?: ImportSource;
  /** As asked for, or as the answer says. */
  columns?: WantedColumns;
  result?: Result;
  error?: string;
  isReading: boolean;
};

const NOTHING: State = { isReading: false };

/** Sends a file or pasted rows to be read. The last call wins; failures leave what was read. */
export function useReading() {
  const [state, setState] = useState<State>(() => {
    const { source, result } = keptImport() ?? {};
    return { source, result, isReading: false };
  });
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);

  function stop() {
    last.current?.abort();
    last.current = null;
  }

  async function read(source: ImportSource, columns?: WantedColumns) {
    stop();
    const controller = new AbortController();
    last.current = controller;
    const { signal } = controller;
    setState((before) => ({
      source,
      columns,
      // With other columns, the rows stay until the new ones are there.
      result: columns ? before.result : undefined,
      isReading: true,
    }));
    try {
      const answer = await importsApi.read(source, columns, signal);
      if (signal.aborted) return;
      setState(({ result }) => ({
        source,
        columns: { ...answer.columns, header: answer.header !== null },
        result: { number: (result?.number ?? 0) + 1, answer },
        isReading: false,
      }));
    } catch (failure) {
      if (signal.aborted) return;
      const isKnown = failure instanceof ApiError;
      const error = isKnown ? failure.message : undefined;
      setState((before) => ({ ...before, error, isReading: false }));
      if (!isKnown) throw failure;
    }
  }

  return {
    ...state,
    read,
    /** Reads the same source with other columns. */
    readWith: (columns: WantedColumns) => state.source !== undefined && read(state.source, columns),
    retry: () => state.source !== undefined && read(state.source, state.columns),
    /** A source that could not even be sent. */
    refuse: (error: string) => setState({ isReading: false, error }),
    /** Back to the choice of a source. */
    leave: () => {
      stop();
      forgetImport();
      setState(NOTHING);
    },
  };
}

export type Reading = ReturnType<typeof useReading>;
