import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../../i18n/language-provider.tsx';
import { usePictureAnnouncements } from './use-picture-announcements.ts';

const aPicture = (key: string) => ({
  key,
  altText: '',
  altTextZh: '',
  preview: null,
  imageUrl: `/files/${key}.webp`,
  share: 1,
  failure: null,
});
const lifted = (id: string) => ({
  id,
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
});
const rect = { width: 1, height: 1, top: 0, left: 0, right: 1, bottom: 1 };
const place = (id: string) => ({ id, data: { current: undefined }, rect, disabled: false });

test('a picture that arrives while another is held changes nothing about where that one is', () => {
  const { result, rerender } = renderHook(({ keys }) => usePictureAnnouncements(keys.map(aPicture)), {
    initialProps: { keys: ['first', 'second'] },
    wrapper: ({ children }) => (
      <LanguageProvider language="en" messages={en}>
        {children}
      </LanguageProvider>
    ),
  });
  const heard = () => result.current.announcements;
  expect(heard()?.onDragStart({ active: lifted('second') })).toBe('Picked up picture 2.');
  rerender({ keys: ['first', 'second', 'third'] });
  expect(heard()?.onDragOver({ active: lifted('second'), over: place('second') })).toBeUndefined();
  expect(heard()?.onDragOver({ active: lifted('second'), over: place('third') })).toBe(
    'Picture 2 is now at place 3 of 3.',
  );
});
