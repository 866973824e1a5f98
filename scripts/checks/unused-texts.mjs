import { dirname, relative, sep } from 'node:path';
import * as ts from 'typescript-native/unstable/ast';
import { API, SignatureKind, TypeFlags } from 'typescript-native/unstable/sync';

/**
 * @import { Checker, Symbol as TypedSymbol, Type } from 'typescript-native/unstable/sync'
 * @typedef {string} Key where a text is declared; the symbol where a mapped type made it
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
  const compiler = new API({ cwd: folder });
  try {
    const project = compiler.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`${configFile} could not be read`);
    const types = typesOf(project.checker);
    const files = project.program
      .getSourceFileNames()
      .filter((file) => isOurs(file, folder) && !isTest(file) && !isOfBuild(file))
      .flatMap((file) => project.program.getSourceFile(file) ?? []);

    /** @type {Texts} */
    const texts = { names: new Map(), groups: new Set(), words: new Set() };
    for (const file of files) {
      const place = relative(folder, file.fileName).split(sep).join('/');
      for (const type of textTypes(file, types)) collect(type, place, texts, types);
    }
    const read = new Set(files.flatMap((file) => [...readIn(file, texts, types)]));
    const unused = [...texts.names].flatMap(([key, name]) => (read.has(key) ? [] : [name]));
    return { looked: texts.names.size, unused: unused.toSorted() };
  } finally {
    compiler.close();
  }
}

/** What is wrong, as a sentence; null where all is well. @param {Finding} finding */
export function complaintAbout({ looked, unused }) {
  if (looked === 0) return 'No texts were found to look at.';
  return unused.length === 0 ? null : `No screen reads these texts:\n${unused.join('\n')}`;
}

/** @param {string} fileName @param {string} folder */
const isOurs = (fileName, folder) => fileName.startsWith(folder) && !fileName.includes('/node_modules/');

/** @typedef {ReturnType<typeof typesOf>} Types */

/** What the compiler, a process of its own, knows of types; what it said once it is not asked again. @param {Checker} checker */
function typesOf(checker) {
  /** @type {Map<number, Map<string, TypedSymbol>>} */
  const properties = new Map();
  /** @param {Type} type */
  const propertiesOf = (type) => {
    const known = properties.get(type.id);
    if (known) return known;
    // No text is a property of a word or a number.
    const asked = (type.flags & TypeFlags.Primitive) === 0 ? checker.getPropertiesOfType(type) : [];
    const found = new Map(asked.map((property) => [property.name, property]));
    properties.set(type.id, found);
    return found;
  };
  return {
    checker,
    /** @param {Type} type */
    propertiesOf: (type) => [...propertiesOf(type).values()],
    /** @param {Type} type @param {string} name */
    propertyOf: (type, name) => propertiesOf(type).get(name),
    /** @param {Type} type */
    isOpen: (type) =>
      checker.getIndexInfosOfType(type).some(({ keyType }) => (keyType.flags & TypeFlags.String) !== 0),
  };
}

/** @param {Type} type */
const partsOf = (type) => (type.isUnionType() ? type.getTypes() : [type]);

/**
 * The English of every `defineTexts`, and the first page's, which is a file of its own.
 * @param {ts.SourceFile} file @param {Types} types
 */
function textTypes(file, { checker, propertyOf }) {
  /** @type {Type[]} */
  const found = [];
  /** @param {TypedSymbol | undefined} symbol */
  const typeOf = (symbol) => symbol && checker.getTypeOfSymbol(symbol);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'defineTexts'
    ) {
      // The second half of the answer holds every language.
      const answer = checker.getTypeAtLocation(node);
      const everyLanguage = answer && typeOf(propertyOf(answer, '1'));
      const english = everyLanguage && typeOf(propertyOf(everyLanguage, 'en'));
      if (english) found.push(english);
    }
    node.forEachChild(visit);
  };
  if (file.text.includes('defineTexts')) visit(file);
  if (file.fileName.endsWith('/first-page/en.ts')) {
    const module = checker.getSymbolAtLocation(file);
    const english = module && typeOf(checker.getMemberInModuleExports(module, 'en'));
    if (english) found.push(english);
  }
  return found;
}

/** @param {TypedSymbol} symbol @returns {readonly Key[]} */
const keysOf = ({ declarations, id }) =>
  declarations.length > 0 ? declarations.map(({ path, index }) => `${path}#${index}`) : [String(id)];

/**
 * Notes the texts of a type, also those in groups, by their path.
 * @param {Type} type @param {string} path @param {Texts} texts @param {Types} types
 */
function collect(type, path, texts, types) {
  for (const property of types.propertiesOf(type)) {
    const within = types.checker.getTypeOfSymbol(property);
    const name = `${path} ${property.name}`;
    texts.words.add(property.name);
    if (within && isGroup(within, types)) {
      for (const key of keysOf(property)) texts.groups.add(key);
      collect(within, name, texts, types);
    } else for (const key of keysOf(property)) texts.names.set(key, name);
  }
}

/**
 * Not a text itself but a group of them; one whose names are known only when it is read counts as one text.
 * @param {Type} type @param {Types} types
 */
const isGroup = (type, { checker, isOpen }) =>
  (type.flags & TypeFlags.Object) !== 0 &&
  checker.getSignaturesOfType(type, SignatureKind.Call).length === 0 &&
  !checker.isArrayLikeType(type) &&
  !isOpen(type);

/**
 * What a file reads of the texts.
 * @param {ts.SourceFile} file @param {Texts} texts @param {Types} types
 */
function readIn(file, texts, { checker, propertiesOf, propertyOf, isOpen }) {
  /** @type {Set<Key>} */
  const read = new Set();
  /** @param {TypedSymbol | undefined} symbol */
  const mark = (symbol) => {
    for (const key of symbol ? keysOf(symbol) : []) if (texts.names.has(key)) read.add(key);
  };
  /** @param {TypedSymbol} symbol */
  const isGroupOfTexts = (symbol) => keysOf(symbol).some((key) => texts.groups.has(key));
  /** @param {Type | undefined} type */
  const markAll = (type) => {
    for (const property of type ? propertiesOf(type) : []) {
      mark(property);
      if (isGroupOfTexts(property)) markAll(checker.getTypeOfSymbol(property));
    }
  };
  /** What takes a group whole reads what its own type asks for. @param {Type | undefined} type @param {Type | undefined} asked */
  const markAsked = (type, asked) => {
    if (!type || !asked) return;
    if (partsOf(asked).some(isOpen)) return markAll(type);
    for (const property of propertiesOf(type)) {
      // Also by one of several types: what may be left out is `undefined` or asked for.
      const [wanted, ...others] = partsOf(asked).flatMap((part) => propertyOf(part, property.name) ?? []);
      if (!wanted || [wanted, ...others].some((one) => isSame(one, property))) continue;
      mark(property);
      if (isGroupOfTexts(property)) {
        markAsked(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(wanted));
      }
    }
  };

  /** @type {ts.Node[]} */
  const names = [];
  /** @type {{ node: ts.Node, use: (type: Type) => void }[]} */
  const uses = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) && texts.words.has(node.name.text)) names.push(node.name);
    if (ts.isElementAccessExpression(node)) {
      const use = (/** @type {Type} */ type) => {
        const name = checker.getTypeAtLocation(node.argumentExpression);
        for (const part of name ? partsOf(name) : []) {
          if (part.isStringLiteralType()) mark(propertyOf(type, part.value));
          else markAll(type);
        }
      };
      uses.push({ node: node.expression, use });
    }
    if (ts.isObjectBindingPattern(node)) {
      const use = (/** @type {Type} */ type) => {
        for (const { propertyName, name } of node.elements) {
          const taken = propertyName ?? name;
          if (taken && (ts.isIdentifier(taken) || ts.isStringLiteral(taken))) {
            mark(propertyOf(type, taken.text));
          }
        }
      };
      uses.push({ node, use });
    }
    if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
      uses.push({ node: node.expression, use: markAll });
    }
    if (isGivenAway(node)) {
      const use = (/** @type {Type} */ type) => {
        if (!propertiesOf(type).some((property) => isTextOrGroup(property, texts))) return;
        const asked = checker.getContextualType(node);
        if (asked) markAsked(type, asked);
        // Among others of the same shape, the compiler remembers only one of them.
        else if (isAmongOthers(node)) markAll(type);
      };
      uses.push({ node, use });
    }
    node.forEachChild(visit);
  };
  visit(file);
  // All of a file at once: each question is a message to another process.
  for (const symbol of checker.getSymbolAtLocation(names)) mark(symbol);
  for (const [at, type] of checker.getTypeAtLocation(uses.map(({ node }) => node)).entries()) {
    if (type) uses[at]?.use(type);
  }
  return read;
}

/** @param {TypedSymbol} one @param {TypedSymbol} other */
const isSame = (one, other) => keysOf(one).some((key) => keysOf(other).includes(key));

/** @param {TypedSymbol} symbol @param {Texts} texts */
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
