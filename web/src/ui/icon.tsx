import { Drawing, firstPagePaths } from './first-page-icon.tsx';

const paths = {
  ...firstPagePaths,
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  bin: 'M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4l.8-12.5M10.2 11v5m3.6-5v5',
  enlarge: 'M14 4.500h5.500V10M10 19.500H4.500V14m15-9.500-6 6m-9 9 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9V9Zm-4 6V4h10',
} as const;

export type IconName = keyof typeof paths;

/** A small line drawing; always beside words or inside something that has a name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing path={paths[name]} className={className} />;
}
