import { setTimeout } from 'node:timers/promises';
import { type ReactNode, Suspense } from 'react';

/** Answers take less, so the skeleton is for the days on which they do not. */
const PATIENCE_MS = 250;

type Props = { answers: Promise<unknown>; fallback: ReactNode; children: ReactNode };

/**
 * Shows the skeleton only while answers are late. React leaves one that was shown there for
 * 300 ms, also when what it stands for came a moment later; loading.tsx is always shown.
 */
export async function WhenSlow({ answers, fallback, children }: Props) {
  const late = setTimeout(PATIENCE_MS, 'late', { ref: false });
  const isLate = (await Promise.race([answers, late])) === 'late';
  return isLate ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
