import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupAgeHours, isBackupDue, isBackupOld } from './nightly.ts';

const at = (text: string) => new Date(`${text}+08:00`);

describe('a nightly backup', () => {
  it.each([
    ['none was ever made', null, '2027-09-01T12:00', true],
    ['last night has passed without one', '2027-08-31T03:01', '2027-09-01T03:00', true],
    ['last night is not here yet', '2027-08-31T03:01', '2027-09-01T02:59', false],
    ['it was made a minute ago', '2027-09-01T03:00', '2027-09-01T03:01', false],
    ['it was made by hand after midnight, before the hour', '2027-09-01T00:30', '2027-09-01T03:00', true],
    ['it was made by hand in the morning', '2027-09-01T09:00', '2027-09-02T02:00', false],
    ['the shop was off for a week', '2027-08-25T03:00', '2027-09-01T15:00', true],
    ['the year turns', '2026-12-31T03:00', '2027-01-01T03:00', true],
  ])('where %s', (_case, last, now, isDue) => {
    expect(isBackupDue(last === null ? null : at(last), at(now))).toBe(isDue);
  });

  it('is due once a day, however often it is asked', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01T00:00'), max: at('2090-01-01T00:00'), noInvalidDate: true }),
        (start) => {
          let last: Date | null = start;
          let made = 0;
          for (let passed = 0; passed <= 3 * 24 * 60; passed += 15) {
            const now = new Date(start.getTime() + passed * minute);
            if (!isBackupDue(last, now)) continue;
            made += 1;
            last = now;
          }
          expect(made).toBe(3);
        },
      ),
    );
  });

  it('is old after a missed night', () => {
    expect(isBackupOld('2027-09-01T03:00:00+08:00', at('2027-09-02T04:59'))).toBe(false);
    expect(isBackupOld('2027-09-01T03:00:00+08:00', at('2027-09-02T05:01'))).toBe(true);
  });

  it('is so many whole hours old', () => {
    expect(backupAgeHours('2027-09-01T03:00:00+08:00', at('2027-09-01T03:59'))).toBe(0);
    expect(backupAgeHours('2027-09-01T03:00:00+08:00', at('2027-09-02T05:01'))).toBe(26);
    expect(backupAgeHours('2027-09-01T03:00:00+08:00', at('2027-09-01T02:00'))).toBe(0);
  });
});
