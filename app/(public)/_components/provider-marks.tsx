/** In one colour, so that it suits disabled buttons too. */
export function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-4">
      <path d="M12.2 10.3v3.6h5.1c-.2 1.3-1.6 3.9-5.1 3.9a5.8 5.8 0 1 1 3.8-10.2l2.6-2.5A9.6 9.6 0 1 0 12.2 21.600c5.5 0 9.2-3.9 9.2-9.4 0-.6-.1-1.3-.2-1.900z" />
    </svg>
  );
}

export function LinkedinMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-4">
      <path d="M4.5 3.200a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200zM2.7 9h3.600v11.800H2.700zm6 0h3.500v1.600c.5-.9 1.7-1.9 3.5-1.9 3.8 0 4.5 2.4 4.5 5.600v6.500h-3.600V15c0-1.4 0-3.1-1.9-3.100s-2.3 1.5-2.3 3v5.900H8.700z" />
    </svg>
  );
}
