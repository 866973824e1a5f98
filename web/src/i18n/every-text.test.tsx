import { type Language, languages } from '@mooncake/domain/language';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { en } from './first-page/en.ts';
import { zh } from './first-page/zh.ts';
import { LanguageProvider } from './language-provider.tsx';

type EveryLanguage = Readonly<Record<Language, unknown>>;

/** What a feature exports of its words: a hook for the reader's language, or all languages at once. */
function everyLanguageOf(exported: unknown): EveryLanguage | null {
  if (typeof exported === 'function') return { en: spoken(exported, 'en'), zh: spoken(exported, 'zh') };
  return isEveryLanguage(exported) ? exported : null;
}

function spoken(useTexts: CallableFunction, language: Language): unknown {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider language={language} messages={en}>
      {children}
    </LanguageProvider>
  );
  return renderHook(() => useTexts(), { wrapper }).result.current;
}

const isEveryLanguage = (exported: unknown): exported is EveryLanguage =>
  typeof exported === 'object' && exported !== null && languages.every((language) => language in exported);

const files = import.meta.glob<Record<string, unknown>>('../**/*.texts.ts', { eager: true });
const dictionaries: [name: string, texts: EveryLanguage][] = [
  ['first page', { en, zh }],
  ...Object.entries(files).flatMap(([path, exports]) =>
    Object.entries(exports).flatMap(([name, exported]): [string, EveryLanguage][] => {
      const texts = everyLanguageOf(exported);
      return texts ? [[`${path} ${name}`, texts]] : [];
    }),
  ),
];

/** Every text that takes no facts, with its path. */
function plainTexts(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => plainTexts(value, `${path}.${key}`));
}

/** Where something stands, whether a text or a sentence made of facts. */
function places(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([key, value]) => places(value, `${path}.${key}`));
}

/** Names and codes that are written alike in both languages, and languages under their own names. */
const sameInBoth =
  /^([^\p{L}]*|English|中文|lang|shop_browser|CSV|Excel|PDF|WhatsApp|Instagram|Facebook|DuitNow.*)$/u;

it('finds the words of every file of texts', () => {
  expect(Object.keys(files).length).toBeGreaterThan(30);
  for (const path of Object.keys(files)) {
    expect(dictionaries.some(([name]) => name.startsWith(`${path} `))).toBe(true);
  }
});

describe.each(dictionaries)('%s', (_, texts) => {
  it('says the same things in both languages', () => {
    expect(places(texts.en)).not.toEqual([]);
    expect(places(texts.zh).toSorted()).toEqual(places(texts.en).toSorted());
  });

  it('leaves nothing untranslated', () => {
    const words = new Map(plainTexts(texts.en));
    const same = plainTexts(texts.zh).filter(
      ([path, text]) => words.get(path) === text && !sameInBoth.test(text),
    );
    expect(same).toEqual([]);
  });
});

/** What journeys walk in the other language only. */
const readNowhereElse = [
  'Your cart cannot be saved',
  '这盒所选的口味已无法制作，不计入总额。',
  '继续选购',
  '查看购物车',
  '类别加载失败',
  'Product Not Found',
  'The requested product could not be found.',
  '找不到产品',
  '找不到您要的产品。',
  '返回首页',
  '上一张图片',
  '下一张图片',
  '所有图片',
  '礼盒已满。如要更换，请先移除一个月饼。',
  '礼盒已满。如要更换，请先减少一个。',
  '订单处理中',
  '已上传付款收据',
  '找到订单！',
  '以下是您订单的最新状态',
  '查询另一张订单',
  '需要帮助？',
  '回复时间：2-4 小时',
  'Open order summary',
  '删除顾客资料须由管理员操作。',
  '重复使用',
  '此栏必填',
];

it('says these very words', () => {
  const said = new Set(
    dictionaries.flatMap(([, { en, zh }]) => [...plainTexts(en), ...plainTexts(zh)].map(([, text]) => text)),
  );
  expect(readNowhereElse.filter((words) => !said.has(words))).toEqual([]);
});
