import { type ReactNode, Suspense } from 'react';

/** Milliseconds that the screen as it is may stay: less than people take for waiting. */
const PATIENCE = 200;

type Props<Answer> = {
  work: Promise<Answer>;
  /** Of the same geometry as what comes in its place. */
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/**
 * Shows what is ready in a moment at once, and a skeleton only before what takes
 * longer: React holds back for 300 ms whatever replaces a skeleton. Meanwhile
 * the screen that somebody comes from stays.
 */
export async function Promptly<Answer>({ work, skeleton, children }: Props<Answer>) {
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

/** The answer when it comes in time, else null. */
async function within<Answer>(work: Promise<Answer>, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    // A server with much to do is late itself: what has come by then is still taken.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, null)), ms);
  });
  try {
    return await Promise.race([work.then((answer) => ({ answer })), late]);
  } finally {
    clearTimeout(timer);
  }
}
