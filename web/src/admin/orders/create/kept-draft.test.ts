import { afterEach, expect, test, vi } from 'vitest';
import { newDraft } from './draft-order.ts';
import { keepDraft, keptDraftOf } from './kept-draft.ts';

const begun = () => {
  const draft = newDraft('zh');
  return { ...draft, form: { ...draft.form, name: 'Lim Siew Hua', deliveryAddress: '1, Jalan Bulan' } };
};
const key = 'admin-order-drafts';

afterEach(() => {
  window.localStorage.removeItem(key);
});
test('what somebody began comes back as it was, to them alone', () => {
  const [mine, theirs] = [begun(), begun()];
  keepDraft('mei', mine);
  keepDraft('siti', theirs);
  expect(keptDraftOf('mei')).toMatchObject(mine);
  expect(keptDraftOf('siti')).toMatchObject(theirs);
  expect(keptDraftOf('somebody')).toBeNull();
  keepDraft('mei', null);
  expect(keptDraftOf('mei')).toBeNull();
  expect(keptDraftOf('siti')).toMatchObject(theirs);
});

test('a form in which nothing was typed is nothing to keep', () => {
  keepDraft('mei', newDraft('en'));
  expect(keptDraftOf('mei')).toBeNull();
  keepDraft('mei', begun());
  keepDraft('mei', newDraft('en'));
  expect(keptDraftOf('mei')).toBeNull();
});

test('a week later the names of customers are gone', () => {
  vi.useFakeTimers({ now: new Date('2026-09-01T00:00:00Z') });
  keepDraft('mei', begun());
  vi.setSystemTime(new Date('2026-09-07T23:00:00Z'));
  expect(keptDraftOf('mei')).not.toBeNull();
  vi.setSystemTime(new Date('2026-09-08T01:00:00Z'));
  expect(keptDraftOf('mei')).toBeNull();
  keepDraft('siti', begun());
  expect(window.localStorage.getItem(key)).toContain('siti');
});

test.each(['', '{', '[]', '{"mei":{}}', '{"mei":{"orderId":7,"cart":[]}}'])(
  'damage is nothing kept: %s',
  (text) => {
    window.localStorage.setItem(key, text);
    expect(keptDraftOf('mei')).toBeNull();
  },
);
