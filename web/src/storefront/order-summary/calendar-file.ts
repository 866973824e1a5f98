import { addDays, type PlainDate } from '@mooncake/domain/calendar';

export type CalendarEvent = {
  /** Stays the same for the same order, so that a second download replaces the first. */
  uid: string;
  date: PlainDate;
  title: string;
  description: string;
  location: string;
};

/** RFC 5545 allows 75 octets a line; the rest goes on in the next one after a space. */
const lineOctets = 75;
const encoder = new TextEncoder();

/** An all-day event any calendar opens, with a reminder at noon of the day before. */
export function calendarFile({ uid, date, title, description, location }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mooncake Shop//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT12H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const basic = (date: PlainDate) => date.replaceAll('-', '');

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Cuts between characters, never inside one: a Chinese character is three octets long. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      parts.push(part);
      part = '';
      // The space that marks a continued line counts as well.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
