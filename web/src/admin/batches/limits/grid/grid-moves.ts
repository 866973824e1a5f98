export type Place = { readonly row: number; readonly column: number };

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Enter: { row: 1, column: 0 },
};

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Which way a key leads; null where the browser keeps it to itself, as it does Tab. */
export function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Place | null {
  const step = steps[key];
  if (!step || ctrlKey || metaKey || altKey) return null;
  if (!shiftKey) return step;
  return key === 'Enter' ? { row: -1, column: 0 } : null;
}

/** The places on the way from one cell to the edge of the grid, the next one first. */
export function placesAhead(from: Place, step: Place, size: { rows: number; columns: number }): Place[] {
  const ahead: Place[] = [];
  let { row, column } = from;
  for (;;) {
    row += step.row;
    column += step.column;
    if (row < 0 || column < 0 || row >= size.rows || column >= size.columns) return ahead;
    ahead.push({ row, column });
  }
}
