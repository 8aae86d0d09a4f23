import { Drawn } from './drawn';

const paths = {
  check: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16 9l-5.5 5.5L8 12',
  cross: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM15 9l-6 6M9 9l6 6',
  warning: 'M12 4l9.5 16.5h-19zM12 10v5M12 18v.01',
  chevron: 'M6 9l6 6 6-6',
  bookmark: 'M18 21l-6-4-6 4V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2z',
  bookmarked: 'M18 21l-6-4-6 4V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2zM9 9.5l2 2 4-4',
  close: 'M18 6 6 18M6 6l12 12',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  list: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  map: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15',
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'M21 21l-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
  shield:
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01',
  sliders: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  wait: 'M21 12a9 9 0 1 1-6.2-8.6',
} as const;

type Props = { shape: keyof typeof paths; className: string };

/**
 * For icons repeated dozens of times on a page: the icon library's cost the server much more. Also
 * for those of the first scripts of a page, which go without the library.
 */
export function Glyph({ shape, className }: Props) {
  return <Drawn d={paths[shape]} className={className} />;
}
