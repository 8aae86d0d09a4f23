type Props = {
  src: string;
  /** A media query: the screens that show the drawing without scrolling. */
  media: string;
};

/** Preloads a drawing, so that it is there at first paint. */
export function DrawingAhead({ src, media }: Props) {
  return <link rel="preload" as="image" href={src} media={media} fetchPriority="high" />;
}
