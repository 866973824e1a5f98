import type { StatementPreview } from '@mooncake/domain/statements/statements.contract';
import { usePreviewTexts } from './preview.texts.ts';

/** As spreadsheets call them: A, B, … Z, AA. */
export function columnLetter(at: number): string {
  const first = at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '';
  return `${first}${String.fromCharCode(65 + (at % 26))}`;
}

/** What each column is called to people: its letter and its heading. */
export function useColumnNames({ rows, columns }: StatementPreview, headingRow: number): string[] {
  const { column } = usePreviewTexts();
  const headings = rows[headingRow] ?? [];
  return Array.from({ length: columns }, (_, at) =>
    column(columnLetter(at), (headings[at] ?? '').slice(0, 40)),
  );
}
