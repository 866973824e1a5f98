/** So many changes of orders in so short a time: a sale has just opened. */
const crowd = { changes: 6, withinMs: 1_000 };

export type CrowdWatch = ReturnType<typeof createCrowdWatch>;

/** Tells from the times at which orders changed whether customers come in crowds. */
export function createCrowdWatch() {
  /** The last changes, as many as make a crowd. */
  const recent: number[] = [];
  return {
    noteChange(at: number) {
      recent.push(at);
      if (recent.length > crowd.changes) recent.shift();
    },
    isCrowded: (now: number) => recent.length === crowd.changes && now - (recent[0] ?? 0) < crowd.withinMs,
  };
}
