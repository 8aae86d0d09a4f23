import type { ComponentType } from 'react';
import { Drawn } from './drawn';

type Props = { className?: string; 'aria-hidden'?: boolean };

/** One of these or of the icon library. */
export type Icon = ComponentType<Props>;

// Icons of the library's shapes without its code, which a page would load even for an icon that only
// the server renders. For the frame of all pages and for those with the most scripts.

export const Arrow: Icon = ({ className }) => (
  <Drawn className={className} d="M5 12h14M12 5l7 7-7 7" />
);

export const Bell: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"
  />
);

export const ChevronLeft: Icon = ({ className }) => (
  <Drawn className={className} d="M15 18l-6-6 6-6" />
);

export const ChevronRight: Icon = ({ className }) => (
  <Drawn className={className} d="M9 18l6-6-6-6" />
);

export const Info: Icon = ({ className }) => (
  <Drawn className={className} d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 16v-4M12 8h.01" />
);

export const Languages: Icon = ({ className }) => (
  <Drawn className={className} d="M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
);

export const LayoutGrid: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z"
  />
);

export const List: Icon = ({ className }) => (
  <Drawn className={className} d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13" />
);

export const MailCheck: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8M22 7l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7M16 19l2 2 4-4"
  />
);

export const SearchX: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M13.5 8.5l-5 5M8.5 8.5l5 5M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM21 21l-4.3-4.3"
  />
);

export const Sparkles: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594zM20 2v4M22 4h-4M6 20a2 2 0 1 1-4 0 2 2 0 0 1 4 0z"
  />
);
