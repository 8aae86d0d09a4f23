import { keysOf, recordOf } from '@/lib/entries';
/** The design tokens of the map by colour scheme, as contrasts differ between light and dark. */
export const MAP_TOKENS = {
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
} as const satisfies Record<string, [light: string, dark: string]>;

/** The colours of the map. */
export type MapColours = Record<keyof typeof MAP_TOKENS, string>;

/** For style sheets, which switch between both schemes. */
export function mapColour(name: keyof MapColours): string {
  const [light, dark] = MAP_TOKENS[name];
  return `light-dark(var(${light}), var(${dark}))`;
}

/**
 * A canvas cannot resolve CSS variables: this applies each to a probe element and reads the result.
 */
export function readMapColours(beside: HTMLElement): MapColours {
  const probe = document.createElement('span');
  beside.append(probe);
  const read = (name: keyof MapColours) => {
    probe.style.color = mapColour(name);
    return getComputedStyle(probe).color;
  };
  try {
    return recordOf(keysOf(MAP_TOKENS).map((name) => [name, read(name)] as const));
  } finally {
    probe.remove();
  }
}

/** Whether the light or the dark scheme applies to the element. */
export function readScheme(beside: HTMLElement): 'light' | 'dark' {
  const probe = document.createElement('span');
  beside.append(probe);
  probe.style.color = 'light-dark(rgb(255 255 255), rgb(0 0 0))';
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour.includes('255') ? 'light' : 'dark';
}
