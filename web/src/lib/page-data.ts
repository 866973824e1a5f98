import { pageDataElementId, type WrittenPage } from '@mooncake/domain/pages/page';

/** What the server wrote into the page; null on a shell, which then fetches for itself. */
export function readPageData(): WrittenPage | null {
  const written = document.getElementById(pageDataElementId)?.textContent;
  return written ? (JSON.parse(written) as WrittenPage) : null;
}
