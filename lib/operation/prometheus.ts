import 'server-only';

export type Sample = { labels?: Record<string, string>; suffix?: string; value: number };

export type Family = {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** A single line. */
  help: string;
  samples: Sample[];
};

/** A family of a single sample; of none when the value is unknown. */
export const gauge = (name: string, help: string, value: number | undefined): Family => ({
  name,
  help,
  type: 'gauge',
  samples: value === undefined ? [] : [{ value }],
});

const escapeLabel = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

function writeSample(name: string, { labels = {}, suffix = '', value }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  const braces = pairs.length > 0 ? `{${pairs.join(',')}}` : '';
  return `${name}${suffix}${braces} ${value}`;
}

/**
 * Writes families in Prometheus' text format 0.0.4; a family without samples is omitted.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function writeFamilies(families: Family[]): string {
  const lines = families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => writeSample(name, sample)),
    ]);
  return `${lines.join('\n')}\n`;
}
