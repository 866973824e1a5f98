import { expect, it } from 'vitest';
import { malayNotice } from './malay-notice.ts';
import { privacyTexts } from './privacy.texts.ts';
import type { PrivacyNotice } from './privacy-notice.ts';

const shapeOf = ({ sections, cookies, rights }: PrivacyNotice) => ({
  sections: sections.map(({ paragraphs, points }) => [paragraphs.length, points?.length ?? 0]),
  cookies: cookies.rows.length,
  rights: rights.points?.length,
});

it('the privacy notice says as much in every language', () => {
  expect(shapeOf(privacyTexts.zh)).toEqual(shapeOf(privacyTexts.en));
  expect(shapeOf(malayNotice)).toEqual(shapeOf(privacyTexts.en));
});
