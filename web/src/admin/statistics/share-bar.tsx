/** A share from 0 to 1 as a bar. Drawn, not coloured in: browsers leave backgrounds out when they print. */
export function ShareBar({ share, isFull = false }: { share: number; isFull?: boolean }) {
  return (
    <svg aria-hidden="true" className="block h-3 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
      <rect width="100" height="10" rx="1.500" className="fill-flour stroke-line" strokeWidth="0.300" />
      <rect
        width={Math.min(1, share) * 100}
        height="10"
        rx="1.500"
        className={isFull ? 'fill-seal' : 'fill-crust'}
      />
    </svg>
  );
}
