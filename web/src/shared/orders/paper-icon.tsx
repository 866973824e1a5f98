import { Drawing } from '../../ui/first-page-icon.tsx';

const paths = {
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z',
  calendar: 'M5 6h14v14H5V6Zm0 4.5h14M9 3.5V7m6-3.5V7',
  receipt: 'M6 3.5v17l2-1.3 2 1.3 2-1.3 2 1.3 2-1.3 2 1.3v-17H6ZM9.5 8h5m-5 4h5',
} as const;

/** Drawings of what an order leaves on paper. */
export function PaperIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return <Drawing path={paths[name]} className={className} />;
}
