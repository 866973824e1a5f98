const paths = {
  bag: 'M5 8h14l1 12H4L5 8Zm4 3V7a3 3 0 0 1 6 0v4',
  parcel:
    'M20 11V7.5L12 3 4 7.5v9l6 3.4M4.3 7.7 12 12l7.7-4.3M12 12v4m7.4 5.4L17.5 19.5M18 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  bin: 'M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4l.8-12.5M10.2 11v5m3.6-5v5',
  enlarge: 'M14 4.500h5.500V10M10 19.500H4.500V14m15-9.500-6 6m-9 9 6-6',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.700v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9V9Zm-4 6V4h10',
} as const;

export type IconName = keyof typeof paths;

/** A small line drawing; always beside words or inside something that has a name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing path={paths[name]} className={className} />;
}

/** The same for drawings that only a later screen needs, so that the first page does without them. */
export function Drawing({ path, className = 'size-5' }: { path: string; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
