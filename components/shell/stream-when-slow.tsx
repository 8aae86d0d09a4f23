import { type ReactNode, Suspense } from 'react';

/** Milliseconds to keep the current screen: short enough not to feel like waiting. */
const PATIENCE = 200;

type Props<Answer> = {
  work: Promise<Answer>;
  /** Has the same layout as the content that replaces it. */
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/**
 * Renders at once what is ready within a moment, and uses a skeleton only for slower work: React
 * holds back whatever replaces a skeleton for 300 ms. Until then the previous screen stays.
 */
export async function StreamWhenSlow<Answer>({ work, skeleton, children }: Props<Answer>) {
  const early = await within(work, PATIENCE);
  if (early) return children(early.answer);
  return (
    <Suspense fallback={skeleton}>
      <Late work={work}>{children}</Late>
    </Suspense>
  );
}

async function Late<Answer>({ work, children }: Omit<Props<Answer>, 'skeleton'>) {
  return children(await work);
}

/** The answer if it arrives in time, otherwise null. */
async function within<Answer>(work: Promise<Answer>, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    // On a busy server the timer itself is late: accept answers that have arrived by then.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, null)), ms);
  });
  try {
    return await Promise.race([work.then((answer) => ({ answer })), late]);
  } finally {
    clearTimeout(timer);
  }
}
