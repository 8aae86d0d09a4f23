'use client';

import { useLayoutEffect } from 'react';

export function PassOnEarly() {
  useLayoutEffect(() => window.passOnEarly?.(), []);
  return null;
}
