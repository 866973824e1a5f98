import { type Language, languageTags } from '@mooncake/domain/language';
import { pageDataElementId, type WrittenPage } from '@mooncake/domain/pages/page';

type PageParts = {
  language: Language;
  head: string;
  body: string;
  code?: string;
  /** Absent on a shell: the browser then asks for its data itself. */
  content?: Pick<WrittenPage, 'version' | 'data'>;
};

/** Fills the template that the browser build left. */
export function composePage(
  template: string,
  { language, head, body, code = '', content }: PageParts,
): string {
  const parts: Record<string, string> = {
    '<html lang="en"': `<html lang="${languageTags[language]}"`,
    '<!--head-->': head,
    '<!--app-->': body,
    '<!--code-->': code,
    '<!--data-->': content ? dataElement({ language, ...content }) : '',
  };
  return template.replace(
    /<html lang="en"|<!--(?:head|app|code|data)-->/g,
    (marker) => parts[marker] ?? marker,
  );
}

/** No text inside the data may end the element early, or break a line where JavaScript knows none. */
function dataElement(page: WrittenPage) {
  const json = JSON.stringify(page).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`;
}

/** Safe as text and inside attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
