/** Milliseconds that the work takes at best: on a busy machine any single time may be long. */
export function quickest(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}
