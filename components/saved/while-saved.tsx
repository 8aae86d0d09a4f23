'use client';

import type { ReactNode } from 'react';
import type { SaveState } from '@/lib/saved/types';
import { useSaved } from './saved-store';

type Props = { companyKey: string; state: SaveState; children: ReactNode };

/** What the page says of a saved company, as long as it stays saved. */
export function WhileSaved({ companyKey, state, children }: Props) {
  const { id } = useSaved(companyKey, state);
  return id === state.id && children;
}
