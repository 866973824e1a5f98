import { dirname, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {ts.Declaration | ts.Symbol} Key where a text is declared; the symbol where a mapped type made it
 * @typedef {{ names: Map<Key, string>, groups: Set<Key>, words: Set<string> }} Texts `words`: the last part of each name
 * @typedef {{ looked: number, unused: string[] }} Finding
 */

const isTest = (/** @type {string} */ file) => /\.(test|testing)\.tsx?$/.test(file);
const isOfBuild = (/** @type {string} */ file) => file.endsWith('.config.ts');

/**
 * Every text no screen reads. A text is read by its name, by a name whose type lists what it may be, or as part of an
 * object given to something that asks for it; a test alone does not count.
 * @param {string} configFile the tsconfig.json of the package with the texts
 * @returns {Finding}
 */
export function findUnusedTexts(configFile) {
  const folder = dirname(configFile);
  const program = programOf(configFile);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter((file) => isOurs(file.fileName, folder));

  /** @type {Texts} */
  const texts = { names: new Map(), groups: new Set(), words: new Set() };
  for (const file of files) {
    const place = relative(folder, file.fileName).split(sep).join('/');
    for (const type of textTypes(file, checker)) collect(type, place, texts, checker);
  }
  const read = new Set(files.flatMap((file) => [...readIn(file, texts, checker)]));
  const unused = [...texts.names].flatMap(([key, name]) => (read.has(key) ? [] : [name]));
  return { looked: texts.names.size, unused: unused.toSorted() };
}

/** What is wrong, as a sentence; null where all is well. @param {Finding} finding */
export function complaintAbout({ looked, unused }) {
  if (looked === 0) return 'No texts were found to look at.';
  return unused.length === 0 ? null : `No screen reads these texts:\n${unused.join('\n')}`;
}

/** @param {string} fileName @param {string} folder */
const isOurs = (fileName, folder) => fileName.startsWith(folder) && !fileName.includes('/node_modules/');

/** @param {string} configFile */
function programOf(configFile) {
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error(`${configFile} could not be read`);
  // What tests and the build read does not count, and what they import takes long to read.
  return ts.createProgram(
    config.fileNames.filter((file) => !isTest(file) && !isOfBuild(file)),
    { ...config.options, types: [] },
  );
}

/**
 * The English of every `defineTexts`, and the first page's, which is a file of its own.
 * @param {ts.SourceFile} file @param {ts.TypeChecker} checker
 */
function textTypes(file, checker) {
  /** @type {ts.Type[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'defineTexts'
    ) {
      // The second half of the answer holds every language.
      const everyLanguage = checker.getTypeAtLocation(node).getProperty('1');
      const english = everyLanguage && checker.getTypeOfSymbol(everyLanguage).getProperty('en');
      if (english) found.push(checker.getTypeOfSymbol(english));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (file.fileName.endsWith('/first-page/en.ts')) {
    const english = checker.getSymbolAtLocation(file)?.exports?.get(ts.escapeLeadingUnderscores('en'));
    if (english) found.push(checker.getTypeOfSymbol(english));
  }
  return found;
}

/** @param {ts.Symbol} symbol @returns {readonly Key[]} */
const keysOf = (symbol) => symbol.declarations ?? [symbol];

/**
 * Notes the texts of a type, also those in groups, by their path.
 * @param {ts.Type} type @param {string} path @param {Texts} texts @param {ts.TypeChecker} checker
 */
function collect(type, path, texts, checker) {
  for (const property of type.getProperties()) {
    const within = checker.getTypeOfSymbol(property);
    const name = `${path} ${property.name}`;
    texts.words.add(property.name);
    if (isGroup(within, checker)) {
      for (const key of keysOf(property)) texts.groups.add(key);
      collect(within, name, texts, checker);
    } else for (const key of keysOf(property)) texts.names.set(key, name);
  }
}

/**
 * Not a text itself but a group of them; one whose names are known only when it is read counts as one text.
 * @param {ts.Type} type @param {ts.TypeChecker} checker
 */
const isGroup = (type, checker) =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  type.getCallSignatures().length === 0 &&
  !checker.isArrayLikeType(type) &&
  type.getStringIndexType() === undefined;

/**
 * What a file reads of the texts.
 * @param {ts.SourceFile} file @param {Texts} texts @param {ts.TypeChecker} checker
 */
function readIn(file, texts, checker) {
  /** @type {Set<Key>} */
  const read = new Set();
  /** @param {ts.Symbol | undefined} symbol */
  const mark = (symbol) => {
    for (const key of symbol ? keysOf(symbol) : []) if (texts.names.has(key)) read.add(key);
  };
  /** @param {ts.Symbol} symbol */
  const isGroupOfTexts = (symbol) => keysOf(symbol).some((key) => texts.groups.has(key));
  /** @param {ts.Type} type */
  const markAll = (type) => {
    for (const property of type.getProperties()) {
      mark(property);
      if (isGroupOfTexts(property)) markAll(checker.getTypeOfSymbol(property));
    }
  };
  /** What takes a group whole reads what its own type asks for. @param {ts.Type} type @param {ts.Type} asked */
  const markAsked = (type, asked) => {
    const parts = asked.isUnion() ? asked.types : [asked];
    if (parts.some((part) => part.getStringIndexType())) return markAll(type);
    for (const property of type.getProperties()) {
      const wanted = asked.getProperty(property.name);
      if (!wanted || keysOf(wanted).some((key) => keysOf(property).includes(key))) continue;
      mark(property);
      if (isGroupOfTexts(property)) {
        markAsked(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(wanted));
      }
    }
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) && texts.words.has(node.name.text)) {
      mark(checker.getSymbolAtLocation(node.name));
    }
    if (ts.isElementAccessExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      const name = checker.getTypeAtLocation(node.argumentExpression);
      for (const part of name.isUnion() ? name.types : [name]) {
        if (part.isStringLiteral()) mark(type.getProperty(part.value));
        else markAll(type);
      }
    }
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name } of node.elements) {
        const taken = propertyName ?? name;
        if (ts.isIdentifier(taken) || ts.isStringLiteral(taken)) mark(type.getProperty(taken.text));
      }
    }
    if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
      markAll(checker.getTypeAtLocation(node.expression));
    }
    if (isGivenAway(node)) {
      const type = checker.getTypeAtLocation(node);
      if (type.getProperties().some((property) => isTextOrGroup(property, texts))) {
        const asked = checker.getContextualType(node);
        if (asked) markAsked(type, asked);
        // Among others of the same shape, the compiler remembers only one of them.
        else if (isAmongOthers(node)) markAll(type);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return read;
}

/** @param {ts.Symbol} symbol @param {Texts} texts */
const isTextOrGroup = (symbol, { names, groups }) =>
  keysOf(symbol).some((key) => names.has(key) || groups.has(key));

/** A value that goes on as it is: an argument, a property, an answer. @param {ts.Node} node @returns {node is ts.Expression} */
function isGivenAway(node) {
  const isValue =
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node);
  const { parent } = node;
  if (!isValue || !parent) return false;
  return (
    isAmongOthers(node) ||
    (ts.isCallExpression(parent) && parent.expression !== node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node && parent.type !== undefined) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    ts.isJsxExpression(parent) ||
    ts.isReturnStatement(parent)
  );
}

/** @param {ts.Expression} node */
function isAmongOthers(node) {
  const { parent } = node;
  return (
    ts.isArrayLiteralExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isShorthandPropertyAssignment(parent)
  );
}
