import { refuse } from '@mooncake/domain/refusal';
import { maxColumns, maxRows, tidyCell, unknownValue } from '@mooncake/domain/statements/table/csv';
import { dayOfSerial, numberText, readDateStyles } from './cell-styles.ts';
import { openArchive, type ReadPart } from './unzip.ts';
import { attributeOf, eachTag, plainText, type Tag } from './xml-tags.ts';

/** A statement is on one of the first sheets, or a month on each; what follows is told by its name. */
const maxSheets = 12;
const longestName = 60;

type Workbook = { texts: string[]; isDate: boolean[]; epoch: 1900 | 1904 };

/** One that people see, in the order of the tabs; without rows where there are too many to read. */
export type Sheet = { name: string; rows: string[][] | null };

/** The rows of each sheet. Formulas are never run: a cell has the value the bank's program left in it. */
export async function* readSheets(bytes: Uint8Array): AsyncGenerator<Sheet> {
  const readPart = openArchive(bytes);
  const { tabs, epoch } = await readIndex(readPart);
  const book: Workbook = {
    epoch,
    texts: await readTexts(await readPart('xl/sharedStrings.xml')),
    isDate: await readDateStyles(await readPart('xl/styles.xml')),
  };
  for (const [at, { name, path }] of tabs.entries()) {
    const xml = at < maxSheets ? await readPart(path) : null;
    if (at >= maxSheets) yield { name, rows: null };
    else if (xml !== null) yield { name, rows: await readRows(xml, book) };
  }
}

type Tab = { name: string; path: string; isHidden: boolean };

/** Where the sheets lie that people see, in the order of their tabs. */
async function readIndex(readPart: ReadPart): Promise<{ tabs: Tab[]; epoch: 1900 | 1904 }> {
  const workbook = await readPart('xl/workbook.xml');
  if (workbook === null) throw refuse('statement.unreadable', { problem: 'not_a_table' });
  const targets = new Map<string, string>();
  await eachTag((await readPart('xl/_rels/workbook.xml.rels')) ?? '', (tag) => {
    const [id, target] = [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')];
    if (tag.name === 'Relationship' && id && target) {
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    }
  });
  const tabs: Tab[] = [];
  let epoch: 1900 | 1904 = 1900;
  await eachTag(workbook, (tag) => {
    if (tag.name === 'workbookPr' && /^(?:1|true)$/.test(attributeOf(tag, 'date1904') ?? '')) epoch = 1904;
    const id = tag.name === 'sheet' ? attributeOf(tag, '(?:\\w+:)?id') : null;
    const path = id === null ? undefined : targets.get(id);
    // Charts have no cells.
    if (!path || /\/(?:chart|dialog)sheets\//.test(path)) return;
    const name = (attributeOf(tag, 'name') ?? '').slice(0, longestName);
    tabs.push({ name, path, isHidden: /hidden/i.test(attributeOf(tag, 'state') ?? '') });
  });
  if (tabs.length === 0) tabs.push({ name: '', path: 'xl/worksheets/sheet1.xml', isHidden: false });
  const seen = tabs.filter(({ isHidden }) => !isHidden);
  return { tabs: seen.length > 0 ? seen : tabs, epoch };
}

async function readTexts(xml: string | null): Promise<string[]> {
  const texts: string[] = [];
  if (xml === null) return texts;
  let text = '';
  let isReading = false;
  await eachTag(xml, (tag) => {
    if (tag.name === 't' && tag.isEnd && isReading) text += plainText(tag.textBefore);
    // How a text is read aloud stands beside it.
    if (tag.name === 'rPh') isReading = tag.isEnd;
    if (tag.name !== 'si') return;
    isReading = !tag.isEnd;
    if (tag.isEnd || tag.isEmpty) texts.push(tidyCell(text));
    text = '';
  });
  return texts;
}

async function readRows(xml: string, book: Workbook): Promise<string[][]> {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: Tag | null = null;
  let value = '';
  /** A formula whose value nobody worked out: what stands there is not known, and not nothing. */
  let isUnknown = false;
  let isWhole = false;
  await eachTag(xml, (tag) => {
    if (tag.name === 'sheetData') isWhole = tag.isEnd || tag.isEmpty;
    if (tag.name === 'row' && !tag.isEnd) row = [];
    if (tag.name === 'row' && (tag.isEnd || tag.isEmpty)) {
      if (rows.push(row) > maxRows) throw refuse('statement.unreadable', { problem: 'too_many_rows' });
    }
    if (tag.name === 'c' && !tag.isEnd) [cell, value, isUnknown] = [tag, '', false];
    // What a formula is made of stands in a tag of its own, which nobody reads.
    if (tag.name === 'f') isUnknown = true;
    if (tag.name === 'v') isUnknown = false;
    if (tag.isEnd && (tag.name === 'v' || tag.name === 't')) value += plainText(tag.textBefore);
    if (tag.name === 'c' && cell && (tag.isEnd || tag.isEmpty)) {
      const column = columnOf(attributeOf(cell, 'r')) ?? row.length;
      while (row.length < Math.min(column, maxColumns)) row.push('');
      if (column < maxColumns) row[column] = isUnknown ? unknownValue : tidyCell(cellText(cell, value, book));
      cell = null;
    }
  });
  // Half a statement is none.
  if (!isWhole) throw refuse('statement.unreadable', { problem: 'broken_workbook' });
  return rows;
}

/** `B7` is the second column, 1 counted from 0. */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: Tag, value: string, { texts, isDate, epoch }: Workbook): string {
  const type = attributeOf(cell, 't') ?? 'n';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type !== 'n' || value.trim() === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return isDate[Number(attributeOf(cell, 's') ?? 0)] ? dayOfSerial(number, epoch) : numberText(number);
}
