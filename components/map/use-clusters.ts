'use client';

import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { companiesApi } from '@/lib/api/companies';
import type { MapClusters } from '@/lib/search/map-clusters';
import type { View } from './use-view';

/** Delay in milliseconds: a drag ends in several small moves. */
const SETTLE_MS = 120;

const cache = new AnswerCache<MapClusters>();
const edge = (value: number) => String(Math.round(value * 1e5) / 1e5);

/** All results in view, grouped; the last groups stay until new ones arrive. */
export function useClusters(question: string, view: View | null, isWanted: boolean) {
  const window = view && isWanted ? windowOf(view) : null;
  return useAnswer({
    cache,
    key: window && `${question}&${window}`,
    delay: SETTLE_MS,
    load: async (signal) =>
      (await companiesApi.companyClusters(question, window ?? '', signal)).data,
  });
}

function windowOf({ bounds: [west, south, east, north], zoom }: View): string {
  const window = {
    west: edge(west),
    south: edge(south),
    east: edge(east),
    north: edge(north),
    zoom: edge(zoom),
  };
  return new URLSearchParams(window).toString();
}
