import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = new Date('2027-09-01T02:03:04.567Z');
const event: CalendarEvent = {
  uid: 'CHM004217@shop.example',
  date: '2027-09-30',
  title: 'Mooncakes: order CHM004217',
  description: 'Pick up from Rawang',
  location: '1, Jalan Contoh; Rawang',
};

/** Reads a file back as a calendar would: lines joined, then split into name and value. */
function propertiesOf(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  // The alarm repeats names of its event; the first of a name is the event's.
  return new Map(lines.reverse().map((line) => [line.split(':')[0] ?? '', line.replace(/^[^:]*:/, '')]));
}

const unescaped = (value: string | undefined) =>
  value?.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('calendarFile', () => {
  it('is an event of the whole day, ending with the next', () => {
    const properties = propertiesOf(calendarFile(event, now));
    expect(properties.get('DTSTART;VALUE=DATE')).toBe('20270930');
    expect(properties.get('DTEND;VALUE=DATE')).toBe('20271001');
    expect(properties.get('DTSTAMP')).toBe('20270901T020304Z');
    expect(properties.get('UID')).toBe('CHM004217@shop.example');
    expect(properties.get('TRIGGER')).toBe('-PT12H');
  });

  it('escapes what has a meaning of its own', () => {
    expect(calendarFile(event, now)).toContain('LOCATION:1\\, Jalan Contoh\\; Rawang\r\n');
    const twoLines = calendarFile({ ...event, description: 'back\\slash\r\nsecond' }, now);
    expect(twoLines).toContain('DESCRIPTION:back\\\\slash\\nsecond\r\n');
  });

  it('leaves out what is not known', () => {
    const file = calendarFile({ ...event, description: '', location: '' }, now);
    expect(file).not.toContain('LOCATION');
    expect(file.match(/^DESCRIPTION/gm)).toHaveLength(1);
  });

  it('gives every text back whole, in lines of at most 75 octets', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 }).map((raw) => raw.replace(/\r\n?/g, '\n'));
    fc.assert(
      fc.property(text, text, (title, location) => {
        const file = calendarFile({ ...event, title, location: `x${location}` }, now);
        const encoder = new TextEncoder();
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(unescaped(propertiesOf(file).get('SUMMARY'))).toBe(title);
        expect(unescaped(propertiesOf(file).get('LOCATION'))).toBe(`x${location}`);
      }),
      { numRuns: 25 },
    );
  });

  it('folds between characters, not inside one', () => {
    const file = calendarFile({ ...event, title: '嫦娥手工月饼'.repeat(20) }, now);
    expect(file).not.toContain('\uFFFD');
    expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file);
  });
});
