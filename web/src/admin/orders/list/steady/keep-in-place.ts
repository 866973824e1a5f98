type Row = { id: string };

/**
 * The next rows, in which those somebody is working in stay where they were even when they no longer
 * belong on this page: each after the nearest row before it that is still there.
 */
export function keepInPlace<R extends Row>(
  previous: readonly R[],
  next: readonly R[],
  heldIds: ReadonlySet<string>,
): R[] {
  return previous.reduce<R[]>(
    (rows, held, at) => {
      if (!heldIds.has(held.id) || rows.some(({ id }) => id === held.id)) return rows;
      const before = previous.slice(0, at).map(({ id }) => id);
      const after = rows.findLastIndex(({ id }) => before.includes(id));
      return rows.toSpliced(after + 1, 0, held);
    },
    [...next],
  );
}
