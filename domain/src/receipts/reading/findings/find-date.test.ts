import { describe, expect, test } from 'vitest';
import { expectedReceipt, wordsOf } from '../read-words.testing.ts';
import { findDate } from './find-date.ts';
import { linesOf } from './read-lines.ts';

const dateIn = (text: string) => findDate(linesOf(wordsOf(text)), expectedReceipt);

describe('a day between the hold and today', () => {
  test.each(['Date 19-Sep-26 10:30', 'Date 19/Sep/26 10:30:12', 'Date 19-Sep-26'])(
    'the year has two digits in %j',
    (text) => {
      expect(findDate(linesOf(wordsOf(text)), expectedReceipt)).toMatchObject({ verdict: 'matches' });
      expect(findDate(linesOf(wordsOf(text)), expectedReceipt).isDoubtful).toBeUndefined();
    },
  );

  test.each([
    'Date 18 Sep 2026',
    '18 Sep 2026, 10:45 AM',
    '18 September 2026 10:45',
    'Fri, 18 Sept 2026',
    '18-Sep-2026',
    '18-Sep-26',
    '18Sep2026',
    'Sep 18, 2026',
    '18/09/2026 10:45:09',
    '18-09-2026',
    '18.09.2026',
    '18/09/26',
    '2026-09-18 10:45',
    '2026/09/20',
    'l8/O9/2O26',
    'Tarikh 19 September 2026',
    '2026年9月18日',
    'Date 20260918',
    'Date 18 Sep 2026\nValid until 31 Dec 2026',
  ])('is found in %j', (text) => {
    expect(dateIn(text)).toMatchObject({ verdict: 'matches' });
    expect(dateIn(text).isDoubtful).toBeUndefined();
  });

  test('is doubtful without a year, and beside another day that has no name either', () => {
    expect(dateIn('18 Sep, 10:45 AM')).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(dateIn('18 Sep 2026\n12 Aug 2026')).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });
});

test.each([
  ['Date 17 Sep 2026', '17 Sep 2026'],
  ['Tarikh 18 Ogos 2026', '18 Ogos 2026'],
  ['18 Sep 2025', '18 Sep 2025'],
  ['21/09/2026', '21/09/2026'],
  ['Date 18 Sep 2026\nEffective date 01 Oct 2026', '01 Oct 2026'],
  ['5 Mac 2026', '5 Mac 2026'],
  ['2026年10月1日', '2026年10月1日'],
])('a day before the hold or in the future in %j is told', (text, read) => {
  expect(dateIn(text)).toMatchObject({ verdict: 'differs', read });
});

test.each([
  '',
  '10:45 AM',
  'Ref 2026091800123456',
  'Ref 20260918',
  'Ref 20260918MBB0012345',
  '31 Feb 2026',
  'RM 18.09',
  'Today',
])('no day is in %j', (text) => {
  expect(dateIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
});

describe('on the day of the hold, made at 10:40,', () => {
  test.each([
    ['Date 18 Sep 2026, 9:15 AM', '18 Sep 2026, 9:15 AM'],
    ['18/09/2026 00:10', '18/09/2026, 00:10'],
    ['Date 18 Sep 2026\nTime 10.20 am', '18 Sep 2026, 10.20 am'],
    ['18 Sep 2026 9:15:09 pagi', '18 Sep 2026, 9:15:09 pagi'],
    ['18 Sep 2026 12:30 AM', '18 Sep 2026, 12:30 AM'],
  ])('a transfer clearly before it is told: %j', (text, read) => {
    expect(dateIn(text)).toMatchObject({ verdict: 'differs', read });
  });

  test.each([
    '18 Sep 2026, 10:30 AM',
    '18 Sep 2026, 11:15 AM',
    '18 Sep 2026, 9:15 PM',
    '18 Sep 2026 09:15',
    '18 Sep 2026 12:05 PM',
    '18 Sep 2026 23:50',
    '18 Sep 2026, 12.05 tengah hari',
    '9:15 AM\nDate 18 Sep 2026',
    '19 Sep 2026, 9:15 AM',
    '18 Sep 2026 RM 8.15',
    'Date 18 Sep 2026\nTime 9.15 AM\nTime 11.15 AM',
  ])('a transfer after it, or that may be, matches: %j', (text) => {
    expect(dateIn(text)).toMatchObject({ verdict: 'matches' });
  });

  test('a time that was hardly read says nothing', () => {
    const words = wordsOf('Date 18 Sep 2026 9:15 AM').map((word) => ({ ...word, confidence: 50 }));
    expect(findDate(linesOf(words), expectedReceipt).verdict).toBe('matches');
  });
});

describe('until 21:30 of the day on which it came', () => {
  test.each([
    ['Date 20 Sep 2026, 10:30 PM', '20 Sep 2026, 10:30 PM'],
    ['20/09/2026 23:15:09', '20/09/2026, 23:15:09'],
    ['20 September 2026, 09.55 malam', '20 September 2026, 09.55 malam'],
    ['Tarikh 20 September 2026\nMasa 10.15 malam', '20 September 2026, 10.15 malam'],
    ['2026年9月20日 下午 10:05', '2026年9月20日, 下午 10:05'],
    ['10:05 PM, 20 Sep 2026', '20 Sep 2026, 10:05 PM'],
    ['Date\n20 Sep 2026\n10:05 PM', '20 Sep 2026, 10:05 PM'],
    ['Date 20 Sep 2026, 21:46', '20 Sep 2026, 21:46'],
  ])('a transfer of later is told: %j', (text, read) => {
    expect(dateIn(text)).toMatchObject({ verdict: 'differs', read });
  });

  test.each([
    'Date 20 Sep 2026, 9:30 PM',
    '20/09/2026 21:45:00',
    '20 September 2026, 12.30 malam',
    '20 Sep 2026 00.05 pagi',
    '2026年9月20日 上午 10:05',
    '20 Sep 2026 09:15',
    '20 Sep 2026, 17.05',
    '19 Sep 2026 11:59 PM',
    'Date 20 Sep 2026\nValid until 31 Dec 2026 23:59',
  ])('a transfer of earlier matches, or by a clock that goes before: %j', (text) => {
    expect(dateIn(text)).toMatchObject({ verdict: 'matches' });
    expect(dateIn(text).isDoubtful).toBeUndefined();
  });
});

test('a time that is right in the other half of the day alone is doubtful', () => {
  expect(dateIn('18 Sep 2026, 9:15')).toMatchObject({ verdict: 'matches', isDoubtful: true });
  expect(dateIn('18 Sep 2026, 10:45').isDoubtful).toBeUndefined();
});

test('the clocks of bank and shop may differ around midnight', () => {
  const near = { ...expectedReceipt, firstTime: '00:05', lastTime: '23:55' };
  const nearMidnight = (text: string) => findDate(linesOf(wordsOf(text)), near).verdict;
  expect(nearMidnight('17 Sep 2026 23:58')).toBe('matches');
  expect(nearMidnight('21 Sep 2026 00:07')).toBe('matches');
  expect(nearMidnight('17 Sep 2026 23:40')).toBe('differs');
  expect(nearMidnight('21 Sep 2026 00:20')).toBe('differs');
  expect(nearMidnight('21 Sep 2026')).toBe('differs');
});

describe('a time written with dots is no day', () => {
  test.each([
    '20 September 2026, 5.22.41 pagi',
    '20 September 2026, 5.22.41',
    'Tarikh 20 September 2026\nMasa 5.22.41 pagi',
    'Tarikh 20 September 2026\nMasa: 5.22.41',
    '2026年9月20日 下午 5.22.41',
  ])('in %j', (text) => {
    expect(dateIn(text)).toMatchObject({ verdict: 'matches', read: expect.stringContaining('20') });
    expect(dateIn(text).isDoubtful).toBeUndefined();
  });

  test('but a day with dots is one', () => {
    expect(dateIn('Tarikh 18.09.26').verdict).toBe('matches');
    expect(dateIn('Date & time 18.09.26 11.15.09').verdict).toBe('matches');
    expect(dateIn('Tarikh 17.09.26, 5.22.41')).toMatchObject({ verdict: 'differs', read: '17.09.26' });
  });
});
