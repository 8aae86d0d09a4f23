import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** All colours, for light and for dark mode. Text has AA contrast on all three surfaces. */
export const colours: Record<string, [light: string, dark: string]> = {
  canvas: ['#f6f8fa', '#0d131b'],
  surface: ['#ffffff', '#141c26'],
  raised: ['#eef2f5', '#1d2733'],
  line: ['#dfe5eb', '#283443'],
  'line-strong': ['#808d9e', '#6a7b90'],
  ink: ['#101923', '#e8edf3'],
  body: ['#354253', '#c3cdd9'],
  muted: ['#566475', '#94a2b4'],
  accent: ['#0b6e69', '#5ad1c4'],
  'accent-strong': ['#095752', '#82ded4'],
  'accent-soft': ['#e2f1ef', '#14312f'],
  'on-accent': ['#ffffff', '#06211f'],
  good: ['#17663a', '#6bd394'],
  'good-soft': ['#e3f4ea', '#142d20'],
  warn: ['#8a4b04', '#f0b45c'],
  'warn-soft': ['#fcf0dc', '#33260f'],
  bad: ['#b3211f', '#ff928a'],
  'bad-soft': ['#fdeceb', '#391a1a'],
  overlay: ['rgb(16 25 35 / 0.45)', 'rgb(0 0 0 / 0.6)'],
};

/** Where people ask for more contrast: the colours that take another's place. */
export const moreContrast: Record<string, string> = {
  line: 'line-strong',
  'line-strong': 'muted',
  muted: 'body',
  body: 'ink',
  accent: 'accent-strong',
};

const names = Object.keys(colours);
const tokenOf = (name: string) => `light-dark(${colours[name]?.join(', ')})`;

export default {
  content: [],
  theme: {
    colors: {
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
      transparent: 'transparent',
      current: 'currentColor',
    },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.8125rem', '1.25rem'],
      base: ['0.875rem', '1.25rem'],
      lg: ['1rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.625rem', '2rem'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600' },
    fontFamily: {
      sans: 'var(--font-figures), var(--font-inter), var(--font-inter-ext), "Inter Fallback", "Inter Wide Fallback", system-ui, sans-serif',
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    },
    borderRadius: { none: '0', sm: '0.25rem', md: '0.5rem', lg: '0.625rem', full: '999px' },
    boxShadow: { none: 'none', md: '0 4px 16px rgb(9 20 32 / 0.14)' },
    screens: { sm: '36rem', md: '48rem', lg: '62rem', xl: '80rem' },
    extend: { transitionDuration: { DEFAULT: '140ms' } },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': Object.fromEntries(names.map((name) => [`--${name}`, tokenOf(name)])),
        '@media (prefers-contrast: more)': {
          ':root': Object.fromEntries(
            Object.entries(moreContrast).map(([name, other]) => [`--${name}`, tokenOf(other)]),
          ),
        },
      });
    }),
  ],
} satisfies Config;
