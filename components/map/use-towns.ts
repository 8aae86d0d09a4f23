'use client';

import { useEffect, useState } from 'react';
import { loadTowns, type Town } from '@/lib/map/nearest-town';

const NONE: Town[] = [];

/** Danish towns, to describe positions; empty until loaded. */
export function useTowns(): Town[] {
  const [towns, setTowns] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    loadTowns().then((known) => isWanted && setTowns(known));
    return () => {
      isWanted = false;
    };
  }, []);
  return towns;
}
