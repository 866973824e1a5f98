/** The drawings that the first page needs; the others come with later screens, in `icon.tsx`. */
export const firstPagePaths = {
  bag: 'M5 8h14l1 12H4L5 8Zm4 3V7a3 3 0 0 1 6 0v4',
  parcel:
    'M20 11V7.5L12 3 4 7.5v9l6 3.4M4.3 7.7 12 12l7.7-4.3M12 12v4m7.4 5.4L17.5 19.5M18 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.700v.1',
} as const;

export type FirstPageIconName = keyof typeof firstPagePaths;

/** A small line drawing; always beside words or inside something that has a name. */
export function FirstPageIcon({ name, className }: { name: FirstPageIconName; className?: string }) {
  return <Drawing path={firstPagePaths[name]} className={className} />;
}

/** The same of any other path. */
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
