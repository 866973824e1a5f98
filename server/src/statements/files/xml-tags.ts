import { setImmediate } from 'node:timers/promises';
import { refuse } from '@mooncake/domain/refusal';

/** A tag of a workbook, with the text that stands before it. No entity is ever looked up: those of the letter alone are known. */
export type Tag = { name: string; isEnd: boolean; isEmpty: boolean; attributes: string; textBefore: string };

/** So many tags are a few milliseconds: then others go first. */
const atOnce = 5_000;
/** A sheet of the most rows has fewer. */
const maxTags = 2_000_000;

const unreadable = (problem: 'broken_workbook' | 'too_large_unpacked') =>
  refuse('statement.unreadable', { problem });

const [cdataStart, cdataEnd] = ['<![CDATA[', ']]>'] as const;
const unparsed = [
  ['<!--', '-->'],
  [cdataStart, cdataEnd],
] as const;
/** In CDATA an ampersand is no more than that. */
const literal = (text: string) => text.replaceAll('&', '&amp;');

/** Does something with every tag in the order of the text, in one pass, however it is nested or broken. */
export async function eachTag(xml: string, take: (tag: Tag) => void): Promise<void> {
  let at = 0;
  /** Text before a remark or in CDATA, which no tag ends. */
  let carried = '';
  for (let seen = 1; ; seen += 1) {
    const open = xml.indexOf('<', at);
    if (open < 0) return;
    if (seen > maxTags) throw unreadable('too_large_unpacked');
    const textBefore = carried + xml.slice(at, open);
    const [, ending] = unparsed.find(([start]) => xml.startsWith(start, open)) ?? ['', '>'];
    const end = xml.indexOf(ending, open);
    if (end < 0) throw unreadable('broken_workbook');
    const close = end + ending.length - 1;
    at = close + 1;
    if (ending === '>') {
      carried = '';
      take(tagOf(xml.slice(open + 1, close), textBefore));
    } else {
      carried =
        textBefore + (ending === cdataEnd ? literal(xml.slice(open + cdataStart.length, close - 2)) : '');
    }
    if (seen % atOnce === 0) await setImmediate();
  }
}

function tagOf(inside: string, textBefore: string): Tag {
  const isEnd = inside.startsWith('/');
  const isEmpty = inside.endsWith('/');
  const body = inside.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined);
  const space = body.search(/\s/);
  const fullName = space < 0 ? body : body.slice(0, space);
  return {
    // Some programs write every name with the prefix of its namespace.
    name: fullName.slice(fullName.indexOf(':') + 1),
    isEnd,
    isEmpty,
    attributes: space < 0 ? '' : body.slice(space),
    textBefore,
  };
}

export function attributeOf({ attributes }: Tag, name: string): string | null {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  const value = double ?? single;
  return value === undefined ? null : plainText(value);
}

const letters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its five named letters and numbered ones written out; anything else stays as it is. */
export function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return letters[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
