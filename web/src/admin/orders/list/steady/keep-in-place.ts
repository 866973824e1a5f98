type Row = { id: string };

/**
 * The next rows, in which the row somebody is working in stays where it was even when it no longer
 * belongs on this page: after the nearest row before it that is still there.
 */
export function keepInPlace<R extends Row>(
  previous: readonly R[],
  next: readonly R[],
  heldId: string | null,
): R[] {
  const at = previous.findIndex(({ id }) => id === heldId);
  const held = previous[at];
  if (!held || next.some(({ id }) => id === heldId)) return [...next];

  const before = previous.slice(0, at).map(({ id }) => id);
  const after = next.findLastIndex(({ id }) => before.includes(id));
  return next.toSpliced(after + 1, 0, held);
}
