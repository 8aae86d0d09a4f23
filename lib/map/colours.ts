/** What the map draws with, from the design tokens. */
export type MapColours = {
  sea: string;
  land: string;
  abroad: string;
  coast: string;
  border: string;
  ink: string;
  body: string;
  muted: string;
  accent: string;
  accentSoft: string;
};

const TOKENS: Record<keyof MapColours, [light: string, dark: string]> = {
  sea: ['--line', '--canvas'],
  land: ['--surface', '--raised'],
  abroad: ['--canvas', '--surface'],
  coast: ['--line-strong', '--line-strong'],
  border: ['--line-strong', '--line-strong'],
  ink: ['--ink', '--ink'],
  body: ['--body', '--body'],
  muted: ['--muted', '--muted'],
  accent: ['--accent', '--accent'],
  accentSoft: ['--accent-soft', '--accent-soft'],
};

/** A canvas knows no tokens: an element is coloured with each, and what came out is read. */
export function readMapColours(beside: HTMLElement): MapColours {
  const probe = document.createElement('span');
  beside.append(probe);
  const read = ([light, dark]: [string, string]) => {
    probe.style.color = `light-dark(var(${light}), var(${dark}))`;
    return getComputedStyle(probe).color;
  };
  try {
    return Object.fromEntries(
      Object.entries(TOKENS).map(([name, tokens]) => [name, read(tokens)]),
    ) as MapColours;
  } finally {
    probe.remove();
  }
}

/** Whether light or dark is in force where the element stands. */
export function readScheme(beside: HTMLElement): 'light' | 'dark' {
  const probe = document.createElement('span');
  beside.append(probe);
  probe.style.color = 'light-dark(rgb(255 255 255), rgb(0 0 0))';
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour.includes('255') ? 'light' : 'dark';
}
