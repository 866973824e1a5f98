import { attributeOf, eachTag } from './xml-tags.ts';

/** The number formats every workbook knows that show a day or a time. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Of each style of a workbook whether it shows a number as a day or a time. */
export async function readDateStyles(stylesXml: string | null): Promise<boolean[]> {
  if (stylesXml === null) return [];
  const isOwnDate = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInside = false;
  await eachTag(stylesXml, (tag) => {
    if (tag.name === 'cellXfs') isInside = !tag.isEnd;
    else if (tag.name === 'numFmt') {
      isOwnDate.set(Number(attributeOf(tag, 'numFmtId')), showsMoment(attributeOf(tag, 'formatCode') ?? ''));
    } else if (tag.name === 'xf' && isInside && !tag.isEnd) {
      const id = Number(attributeOf(tag, 'numFmtId') ?? 0);
      styles.push(isOwnDate.get(id) ?? isBuiltInDate(id));
    }
  });
  return styles;
}

/** What is quoted, escaped or in brackets is words and colours, not parts of a day. */
function showsMoment(format: string): boolean {
  return /[yd]|m{3}|h{1,2}:m/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, ''));
}

const dayMs = 24 * 60 * 60 * 1000;
/** Day 60 of the first calendar of spreadsheets never existed, which moves everything before it by one. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

const lastSecond = 24 * 60 * 60 - 1;

/** A day as it was counted, with its time where it has one; a time without a day; the number itself where no calendar reaches. */
export function dayOfSerial(serial: number, epoch: keyof typeof epochs): string {
  if (serial <= 0 || serial >= 200_000) return String(serial);
  const day = Math.floor(serial);
  // Never the next day, however near.
  const second = Math.min(Math.round((serial - day) * (lastSecond + 1)), lastSecond);
  const [date = '', time = ''] = new Date(epochs[epoch] + day * dayMs + second * 1000)
    .toISOString()
    .split(/[T.]/);
  if (day === 0) return time;
  return second === 0 ? date : `${date} ${time}`;
}

/** An amount as a person would have typed it: sums leave traces far behind the point. */
export function numberText(value: number): string {
  const sen = Math.round(value * 100);
  const isMoney = Math.abs(value * 100 - sen) < 1e-4;
  return isMoney && !Number.isInteger(value) ? (sen / 100).toFixed(2) : String(value);
}
