import { languages } from '@mooncake/domain/language';
import { expect, it } from 'vitest';
import { adminSettingsTexts } from '../settings/settings.texts.ts';
import { setupTexts } from './setup.texts.ts';

it.each(languages)('what is left of the demo is named as its fields are marked, in %s', (language) => {
  expect(setupTexts[language].samplesLeft).toContain(adminSettingsTexts[language].sample);
});
