import type { Language } from '@mooncake/domain/language';
import { type PageData, pageDataElementId } from '@mooncake/domain/pages/page';

type WrittenPage = { language: Language; data: PageData };

/** What the server wrote into the page; null on a shell, which then fetches for itself. */
export function readPageData(): WrittenPage | null {
  const written = document.getElementById(pageDataElementId)?.textContent;
  return written ? (JSON.parse(written) as WrittenPage) : null;
}
