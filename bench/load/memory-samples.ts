import { serverMiB } from '../pages/memory';

const EACH_MS = 2_000;

export type Sample = { seconds: number; mib: number };

/** Samples the memory of the servers from now until the result is requested. */
export function sampleMemory(): () => Sample[] {
  const begun = performance.now();
  const samples: Sample[] = [];
  const take = () =>
    samples.push({ seconds: (performance.now() - begun) / 1_000, mib: serverMiB() });
  take();
  const timer = setInterval(take, EACH_MS);
  return () => {
    clearInterval(timer);
    take();
    return samples;
  };
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Growth in MiB per minute, by linear regression over all samples. */
export function slopeOf(samples: Sample[]): number {
  const at = mean(samples.map(({ seconds }) => seconds));
  const height = mean(samples.map(({ mib }) => mib));
  const both = samples.reduce((sum, { seconds, mib }) => sum + (seconds - at) * (mib - height), 0);
  const spread = samples.reduce((sum, { seconds }) => sum + (seconds - at) ** 2, 0);
  return spread === 0 ? 0 : (both / spread) * 60;
}

/** The mean of the samples between two moments. */
export const meanBetween = (samples: Sample[], from: number, to: number) =>
  mean(samples.filter(({ seconds }) => seconds >= from && seconds <= to).map(({ mib }) => mib));
