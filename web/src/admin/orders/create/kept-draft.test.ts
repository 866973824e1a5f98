import { afterEach, expect, test, vi } from 'vitest';
import { newDraft } from './draft-order.ts';
import { forgetDraft, keepDraft, keptDraftOf, releaseDraft } from './kept-draft.ts';

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
  forgetDraft(mine.orderId);
  expect(keptDraftOf('mei')).toBeNull();
  expect(keptDraftOf('siti')).toMatchObject(theirs);
});

test('a form in which nothing was typed is nothing to keep', () => {
  keepDraft('mei', newDraft('en'));
  expect(keptDraftOf('mei')).toBeNull();
  const emptied = newDraft('en');
  keepDraft('mei', { ...begun(), orderId: emptied.orderId });
  keepDraft('mei', emptied);
  expect(keptDraftOf('mei')).toBeNull();
});

/** The same browser in another tab. */
const anotherTab = () => {
  vi.resetModules();
  return import('./kept-draft.ts');
};

test('two tabs keep two orders: neither overwrites, offers or forgets what the other is writing', async () => {
  const tab = await anotherTab();
  const [first, second] = [begun(), begun()];
  keepDraft('mei', first);
  expect(tab.keptDraftOf('mei')).toBeNull();
  tab.keepDraft('mei', second);
  keepDraft('mei', { ...first, language: 'en' });
  forgetDraft(first.orderId);
  expect(keptDraftOf('mei')).toBeNull();
  expect(tab.keptDraftOf('mei')).toMatchObject(second);
});

test('what a tab let go of is offered in every other, the latest first', async () => {
  const tab = await anotherTab();
  vi.useFakeTimers({ now: new Date('2026-09-01T10:00:00Z') });
  const [first, second] = [begun(), begun()];
  keepDraft('mei', first);
  vi.setSystemTime(new Date('2026-09-01T10:01:00Z'));
  tab.keepDraft('mei', second);
  releaseDraft(first.orderId);
  tab.releaseDraft(second.orderId);
  expect(keptDraftOf('mei')).toMatchObject(second);
  forgetDraft(second.orderId);
  expect(tab.keptDraftOf('mei')).toMatchObject(first);
});

test('a tab that ended without a word holds on to nothing for long', async () => {
  const tab = await anotherTab();
  vi.useFakeTimers({ now: new Date('2026-09-01T10:00:00Z') });
  const lost = begun();
  tab.keepDraft('mei', lost);
  expect(keptDraftOf('mei')).toBeNull();
  vi.setSystemTime(new Date('2026-09-01T10:11:00Z'));
  expect(keptDraftOf('mei')).toMatchObject(lost);
});

test('an order kept by an earlier version is still offered', () => {
  const draft = { ...begun(), keptAt: new Date().toISOString() };
  window.localStorage.setItem(key, JSON.stringify({ mei: draft }));
  expect(keptDraftOf('mei')).toMatchObject(draft);
  forgetDraft(draft.orderId);
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
