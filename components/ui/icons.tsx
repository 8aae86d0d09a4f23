import type { ComponentType } from 'react';
import { Drawn } from './drawn';

type Props = { className?: string; 'aria-hidden'?: boolean };

/** One of these or of the icon library. */
export type Icon = ComponentType<Props>;

// Icons of the library's shapes without its code, which a page would load even for an icon that only
// the server renders. What any part of the browser takes from here comes along with each of them: an
// icon that one such part alone needs is a `Drawn` in it.

export const Arrow: Icon = ({ className }) => (
  <Drawn className={className} d="M5 12h14M12 5l7 7-7 7" />
);

export const ArrowLeft: Icon = ({ className }) => (
  <Drawn className={className} d="M12 19l-7-7 7-7M19 12H5" />
);

export const Bell: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"
  />
);

export const Building2: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"
  />
);

export const ChartNoAxesColumn: Icon = ({ className }) => (
  <Drawn className={className} d="M5 21v-6M12 21V3M19 21V9" />
);

export const Check: Icon = ({ className }) => <Drawn className={className} d="M20 6 9 17l-5-5" />;

export const ChevronLeft: Icon = ({ className }) => (
  <Drawn className={className} d="M15 18l-6-6 6-6" />
);

export const ChevronRight: Icon = ({ className }) => (
  <Drawn className={className} d="M9 18l6-6-6-6" />
);

export const ChevronsLeft: Icon = ({ className }) => (
  <Drawn className={className} d="M11 17l-5-5 5-5M18 17l-5-5 5-5" />
);

export const ChevronsRight: Icon = ({ className }) => (
  <Drawn className={className} d="M6 17l5-5-5-5M13 17l5-5-5-5" />
);

export const ExternalLink: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
  />
);

export const FileDown: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M12 18v-6M9 15l3 3 3-3"
  />
);

export const FileText: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8"
  />
);

export const FileX2: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M11 22H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v5M14 2v5a1 1 0 0 0 1 1h5M15 17l5 5M20 17l-5 5"
  />
);

export const Globe: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"
  />
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

export const ListFilter: Icon = ({ className }) => (
  <Drawn className={className} d="M2 5h20M6 12h12M9 19h6" />
);

export const Mail: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z"
  />
);

export const MailCheck: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8M22 7l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7M16 19l2 2 4-4"
  />
);

export const Phone: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"
  />
);

export const Scale: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10"
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

export const Table: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M3 9h18M9 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
  />
);

export const UserRound: Icon = ({ className }) => (
  <Drawn className={className} d="M17 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM20 21a8 8 0 0 0-16 0" />
);

export const UsersRound: Icon = ({ className }) => (
  <Drawn
    className={className}
    d="M18 21a8 8 0 0 0-16 0M15 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3"
  />
);
