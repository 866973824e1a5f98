import { describe, expect, test } from 'vitest';
import { expectedReceipt, placedWords, wordsOf } from '../read-words.testing.ts';
import { findAccount } from './find-account.ts';
import { linesOf } from './read-lines.ts';

const accountIn = (text: string) => findAccount(linesOf(wordsOf(text)), expectedReceipt);

describe('an account of which digits are hidden', () => {
  test.each([
    ['no name', 'Account No. xxxxxx8901'],
    ['no name beside digits without their signs', 'Beneficiary account 51238901'],
    ['no name beside some more digits', 'Beneficiary account 5123****8901'],
    ['no name in Malay', 'Kepada\nAkaun kk 8901'],
    ['a name that was cut', 'Penerima: MOON KITCH\nAkaun **** 8901'],
    ['a name of which letters are hidden', 'To MOON*** KIT***\nAccount **** 8901'],
    ['our name as the payer wrote it', 'To account **** 8901\nRecipient reference Moon Kitchen'],
    ['our name in a footer', 'To account **** 8901\nThank you\nMoon Kitchen'],
    ['a longer name under its label', 'Transferred to\nMoon Kitchen Supplies\nAccount number\nXXXX8901'],
    ['a longer name behind a colon', 'Transferred to : Moon Kitchen Supplies\nAccount number : XXXX8901'],
    ['a longer name in two rows', 'Penerima Moon Kitchen\nHartanah\nNo. akaun XXXX8901'],
    ['a longer name in Malay', 'Penerima\nMoon Kitchen Hartanah\nNo. akaun\nXXXX8901'],
    ['a longer name in Chinese', '收 款 人\nMoon Kitchen Trading\n收 款 账号\n尾 号 8901'],
    ['a name that begins otherwise', 'Transferred to\nNew Moon Kitchen\nAccount number\nXXXX8901'],
    ['a name that begins in the row above', 'Transferred to\nPusat Bekalan\nMoon Kitchen\nXXXX8901'],
    ['a name that goes on with a number', 'Transferred to Moon Kitchen 88 Sdn Bhd\nAccount number XXXX8901'],
    ['a name that goes on with 24', 'Transferred to\nMoon Kitchen 24 Jam Maju\nAccount number\nXXXX8901'],
    ['a name that goes on with 2', 'Transferred to Moon Kitchen 2 Angela\nAccount number XXXX8901'],
    ['a name that goes on with 2U', 'Transferred to Moon Kitchen 2U Supplies\nAccount number XXXX8901'],
    ['a Chinese name with a number', '收 款 人 月 亮 厨 房 2 号 店\n收 款 账号 尾 号 8901'],
    ['`to` in the name', 'Transferred to Hafiz to Moon Kitchen\nAccount number XXXX8901'],
    ['`account` in the name', 'Transferred to Lim Trust Account Moon Kitchen\nAccount number XXXX8901'],
    ['`nama` in the name', 'Transferred to\nHafiz Nama Moon Kitchen\nAccount number\nXXXX8901'],
    ['`peniaga` in the name', 'Transferred to\nPersatuan Peniaga Moon\nKitchen\nNo. akaun XXXX8901'],
    ['a name in three rows', 'Transferred to Moon\nKitchen\nSupplies Sdn Bhd\nAccount number XXXX8901'],
    ['the name of the remitter', 'Account number XXXX8901\nRemitter name Moon Kitchen'],
    ['the name of a customer', 'To account XXXX8901\nOrdering customer name Moon Kitchen'],
    ['the name of an applicant', 'To account XXXX8901\nApplicant name Moon Kitchen'],
    ['the account that paid', 'To account XXXX8901\nDebit account name Moon Kitchen'],
    ['a card', 'To account XXXX8901\nCardholder name Moon Kitchen'],
    ['a contact', 'To account XXXX8901\nContact name Moon Kitchen'],
    ['a nickname', 'To account XXXX8901\nNickname of payee Moon Kitchen'],
    ['a memo', 'To account XXXX8901\nMemo to recipient\nMoon Kitchen'],
    ['a favourite', 'To account XXXX8901\nFavourite name Moon Kitchen'],
    ['a Chinese name', '收 款 人 黄志强\n收 款 账号 **** 8901'],
    ['a Chinese name under its label', '收 款 人\n黄志强\n收 款 账号\n**** 8901'],
    ['a Chinese name under a Malay label', 'Penerima\n陈美玲\nNo. akaun XXXX8901'],
    ['a Chinese name letter by letter', 'Transferred to\n吴 美 珍\nAccount number\nXXXX8901'],
  ])('is doubtful with %s', (_case, text) => {
    expect(accountIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test('is doubtful where the name goes on right under it, whatever that row says', () => {
    const masked = { text: 'XXXX8901', left: 0.4, top: 0.5 };
    const rows = (second: string, top: number) =>
      placedWords(
        { text: 'Transferred to', left: 0.02, top: 0.38 },
        { text: 'Moon Kitchen', left: 0.4, top: 0.38 },
        { text: second, left: 0.4, top },
        { text: 'Account number', left: 0.02, top: 0.5 },
        masked,
      );
    const found = (second: string, top: number) => findAccount(linesOf(rows(second, top)), expectedReceipt);
    expect(found('Supplies', 0.412)).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(found('Account Services', 0.412)).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(found('DuitNow Transfer', 0.45)).not.toHaveProperty('isDoubtful');
  });

  test.each([
    'Account holder HAFIZ BIN RAHMAN',
    'Account holder\nHAFIZ BIN RAHMAN',
    'A/C holder HAFIZ BIN RAHMAN',
    'Pemegang akaun HAFIZ BIN RAHMAN',
    'Pemilik akaun\nHAFIZ BIN RAHMAN',
    'Registered to HAFIZ BIN RAHMAN',
    'Credited to HAFIZ BIN RAHMAN',
    'Account title HAFIZ BIN RAHMAN',
    'Owner HAFIZ BIN RAHMAN',
    'Accountholder HAFIZ BIN RAHMAN',
    'Customer HAFIZ BIN RAHMAN',
    'In favour of HAFIZ BIN RAHMAN',
    '户 主 陈 美玲',
    '账户 持有 人 陈 美玲',
  ])('is doubtful with another holder: %j', (row) => {
    const text = `To Moon Kitchen\nAccount number XXXX8901\n${row}`;
    expect(accountIn(text)).toMatchObject({ verdict: 'matches', isDoubtful: true });
  });

  test('is sure where its holder is ours as well', () => {
    const text = 'To Moon Kitchen\nAccount number XXXX8901\nAccount holder MOON KITCHEN SDN BHD';
    expect(accountIn(text)).not.toHaveProperty('isDoubtful');
  });

  test('is sure where all letters of our name have one width', () => {
    const words = [
      { text: 'Recipient:', left: 0.06, width: 0.23, top: 0.2, line: 1 },
      { text: 'Moon', left: 0.06, width: 0.09, top: 0.25, line: 2 },
      { text: 'Kitchen', left: 0.18, width: 0.16, top: 0.25, line: 2 },
      { text: 'XXXX8901', left: 0.06, width: 0.18, top: 0.35, line: 3 },
    ].map(({ text, line, ...box }) => ({ text, line, confidence: 95, box: { ...box, height: 0.02 } }));
    expect(findAccount(linesOf(words), expectedReceipt)).not.toHaveProperty('isDoubtful');
  });

  test('is doubtful where words of labels stand behind ours without a gap', () => {
    const found = (name: string) =>
      findAccount(
        linesOf(
          placedWords(
            { text: 'Transferred to', left: 0.02, top: 0.38, height: 0.03 },
            { text: name, left: 0.35, top: 0.38, height: 0.03 },
            { text: 'Account number XXXX8901', left: 0.02, top: 0.5 },
          ),
        ),
        expectedReceipt,
      );
    expect(found('Moon Kitchen To Go')).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(found('Moon Kitchen Bank')).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(found('MOON KITCHEN SDN BHD')).not.toHaveProperty('isDoubtful');
  });
});
