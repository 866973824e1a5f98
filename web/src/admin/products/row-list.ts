/** The list with one row changed, moved or taken out; the original stays as it was. */
export const withChanged = <Row>(rows: readonly Row[], at: number, changes: Partial<Row>): Row[] =>
  rows.map((row, index) => (index === at ? { ...row, ...changes } : row));

export const without = <Row>(rows: readonly Row[], at: number): Row[] =>
  rows.filter((_, index) => index !== at);

export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return without(rows, from).toSpliced(to, 0, row);
}
