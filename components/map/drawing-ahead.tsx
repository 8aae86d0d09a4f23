type Props = {
  src: string;
  /** The screens that show it without scrolling; a media query. */
  media: string;
};

/** Stands in the head, so that a drawing is there when the page is painted first. */
export function DrawingAhead({ src, media }: Props) {
  return <link rel="preload" as="image" href={src} media={media} fetchPriority="high" />;
}
