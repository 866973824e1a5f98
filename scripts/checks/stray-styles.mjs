/**
 * @typedef {{ text: Set<string>, shadow: Set<string>, radius: Set<string> }} Scales The names a class may end in.
 * @typedef {{ path: string, source: string }} Source
 */

const limits = { text: 8, shadow: 3, radius: 3 };

/** Shapes rather than sizes: no token has to say what a circle is. */
const shapes = ['full', 'none'];

/** Every name a stylesheet gives to a kind of value. @param {string} css @param {string} kind */
const namesOf = (css, kind) =>
  new Set([...css.matchAll(new RegExp(`^\\s*--${kind}-([a-z0-9]+):`, 'gm'))].map(([, name = '']) => name));

/** @param {string} tokens the text of tokens.css @returns {Scales} */
export const readScales = (tokens) => ({
  text: namesOf(tokens, 'text'),
  shadow: namesOf(tokens, 'shadow'),
  radius: namesOf(tokens, 'radius'),
});

/**
 * What is wrong with the tokens themselves: more steps than somebody can tell apart, or a colour that is
 * missing in the dark or has no class.
 * @param {string} tokens
 */
export function faultsOfTokens(tokens) {
  const scales = readScales(tokens);
  const counts = Object.entries(limits).flatMap(([kind, most]) => {
    const { size } = scales[/** @type {keyof Scales} */ (kind)];
    return size === most ? [] : [`tokens.css has ${size} steps of --${kind}-*, not ${most}`];
  });

  const light = colourNames(blockAfter(tokens, /^:root \{$/m, 'color-scheme: light'));
  const dark = colourNames(blockAfter(tokens, /:root\[data-area="admin"\] \{$/m, 'color-scheme: dark'));
  const classes = new Set(
    [...tokens.matchAll(/--color-[a-z-]+: var\(--([a-z-]+)\);/g)].map(([, name]) => name),
  );
  const pairs = [
    ...[...light].filter((name) => !dark.has(name)).map((name) => `--${name} has no pair in the dark`),
    ...[...dark].filter((name) => !light.has(name)).map((name) => `--${name} has no pair in the light`),
    ...[...light]
      .filter((name) => !name.startsWith('shade') && !classes.has(name))
      .map((name) => `--${name} has no class: no --color-* points to it`),
  ];
  return light.size === 0 ? [...counts, 'tokens.css has no colours'] : [...counts, ...pairs];
}

/** The inside of the block that opens as told and contains the mark. @param {string} css @param {RegExp} opening @param {string} mark */
function blockAfter(css, opening, mark) {
  const blocks = css.split(opening).slice(1);
  return blocks.map((rest) => rest.slice(0, rest.indexOf('}'))).find((block) => block.includes(mark)) ?? '';
}

/** @param {string} block */
const colourNames = (block) =>
  new Set([...block.matchAll(/^\s*--([a-z-]+): (?:#|rgb)/gm)].map(([, name = '']) => name));

const side = '(?:-(?:[trblxyse]|tl|tr|bl|br|ss|se|es|ee))?';
const start = '(?<![\\w-])';
const end = '(?![\\w-])';

/** Values made up on the spot, where a token should be named. */
const inventions = [
  new RegExp(
    `${start}(?:text|(?:drop-|inset-|text-)?shadow|rounded${side})-(?:\\[[^\\]\\s]*\\]|\\([^)\\s]*\\))`,
    'g',
  ),
  /\[(?:font-size|box-shadow|border-radius|color|background-color|fill|stroke):[^\]\s]*\]/g,
  /(?<=[a-z]-)\[(?:#|rgb|hsl|okl|color-mix)[^\]\s]*\]/g,
  // Names of the palette that Tailwind would bring along: here they draw nothing.
  new RegExp(
    `${start}(?:bg|text|border|from|via|to|fill|stroke|ring|outline|shadow)-(?:white|black|(?:gray|slate|zinc|stone|red|orange|amber|yellow|green|blue|indigo|purple|pink)-\\d{2,3})${end}`,
    'g',
  ),
  new RegExp(`${start}(?:drop|text|inset)-shadow-[a-z0-9]+${end}`, 'g'),
];

/** In components alone: a colour that is data is a constant of its own file. */
const inComponents = [
  /(?<!url\(|href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
  /\b(?:rgba?|hsla?|hwb|oklab|oklch|color-mix)\([^)]*\)/g,
  /\b(?:fontSize|boxShadow|borderRadius):/g,
];

const steps = {
  text: new RegExp(`${start}text-(\\d?xs|sm|base|md|lg|\\d?xl)${end}`, 'g'),
  shadow: new RegExp(`${start}shadow-(\\d?xs|sm|md|lg|\\d?xl)${end}`, 'g'),
  radius: new RegExp(`${start}rounded${side}-([a-z0-9]{2,})${end}`, 'g'),
};

/**
 * Every value in a component or a list of classes that no token names, with its place.
 * @param {Source} file @param {Scales} scales
 */
export function strayStyles({ path, source }, scales) {
  const made = [...inventions, ...(path.endsWith('.tsx') ? inComponents : [])].flatMap((pattern) => [
    ...source.matchAll(pattern),
  ]);
  const unknown = Object.entries(steps).flatMap(([kind, pattern]) => {
    const known = scales[/** @type {keyof Scales} */ (kind)];
    return [...source.matchAll(pattern)].filter(
      ([, name = '']) => !known.has(name) && !shapes.includes(name),
    );
  });
  return [...made, ...unknown]
    .sort((a, b) => a.index - b.index)
    .map(({ 0: found, index }) => `${path}:${source.slice(0, index).split('\n').length} ${found}`);
}
