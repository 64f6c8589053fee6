/**
 * What can be changed in a source so that a good test fails: a table of operators over its tree.
 * Types, texts and declarations are left alone.
 */

/** @typedef {{ start: number, end: number, text: string, isStatement: boolean }} Change */

const BINARY = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>>',
  '>>': '<<',
  '>>>': '<<',
};
const LOGICAL = { '&&': '||', '||': '&&' };
const ASSIGNMENT = { '+=': '-=', '-=': '+=', '|=': '&=', '&=': '|=', '*=': '/=', '<<=': '>>>=', '>>>=': '<<=' };
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Methods without which what they are called on is nearly the same. */
const NEEDLESS = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'trimEnd', 'flat']);
/** What is called for its effect; a statement of another kind is a declaration or a jump. */
const EFFECTS = new Set([
  'CallExpression',
  'AssignmentExpression',
  'UpdateExpression',
  'YieldExpression',
  'AwaitExpression',
]);

const between = (source, left, right, operator) =>
  source.slice(left.end, right.start).replace(operator.from, () => operator.to);

const swapped = (table, source, { start, end, left, right, operator }) =>
  table[operator] === undefined
    ? []
    : [
        {
          start,
          end,
          text:
            source.slice(start, left.end) +
            between(source, left, right, { from: operator, to: table[operator] }) +
            source.slice(right.start, end),
        },
      ];

const always = ({ start, end }, ...texts) => texts.map((text) => ({ start, end, text }));

const OPERATORS = {
  BinaryExpression: (node, source) => swapped(BINARY, source, node),
  LogicalExpression: (node, source) =>
    node.operator === '??'
      ? always(node, source.slice(node.left.start, node.left.end))
      : swapped(LOGICAL, source, node),
  AssignmentExpression: (node, source) => swapped(ASSIGNMENT, source, node),
  UnaryExpression: (node, source) =>
    ['!', '~', '-'].includes(node.operator) ? always(node, source.slice(node.argument.start, node.argument.end)) : [],
  Literal: (node) =>
    typeof node.value === 'boolean'
      ? always(node, String(!node.value))
      : typeof node.value === 'number'
        ? always(node, String(node.value + 1))
        : [],
  ArrayExpression: (node) => (node.elements.length > 0 ? always(node, '[]') : []),
  IfStatement: ({ test }) => always(test, 'true', 'false'),
  ConditionalExpression: ({ test }) => always(test, 'true', 'false'),
  WhileStatement: ({ test }) => always(test, 'false'),
  ForStatement: ({ test }) => (test ? always(test, 'false') : []),
  CallExpression: ({ start, end, callee }, source) => {
    if (callee.type !== 'MemberExpression' || callee.computed) return [];
    const { object, property } = callee;
    if (METHODS[property.name])
      return [
        {
          start,
          end,
          text: source.slice(start, property.start) + METHODS[property.name] + source.slice(property.end, end),
        },
      ];
    return NEEDLESS.has(property.name) ? [{ start, end, text: source.slice(object.start, object.end) }] : [];
  },
  ExpressionStatement: (node) =>
    EFFECTS.has(node.expression.type) ? [{ start: node.start, end: node.end, text: ';', isStatement: true }] : [],
  BreakStatement: (node) => [{ start: node.start, end: node.end, text: ';', isStatement: true }],
  ContinueStatement: (node) => [{ start: node.start, end: node.end, text: ';', isStatement: true }],
};

/** Keys of a node below which nothing is a value. */
const NAMES = { Property: 'key', MethodDefinition: 'key', PropertyDefinition: 'key', MemberExpression: 'property' };
const CHAINED = new Set(['CallExpression', 'MemberExpression']);
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/**
 * All changes of a source, in the order of its tree.
 *
 * @param {object} program the tree, as ESTree
 * @param {string} source
 * @returns {Change[]}
 */
export function changesOf(program, source) {
  const changes = [];
  const walk = (node, isInChain = false) => {
    if (node.type.startsWith('Import') && node.type !== 'ImportExpression') return;
    if (node.type.startsWith('TS')) {
      if (WRAPPERS.has(node.type)) walk(node.expression, isInChain);
      return;
    }
    // Parentheses around a part of `a?.b().c` would end the chain there.
    for (const change of isInChain && CHAINED.has(node.type) ? [] : (OPERATORS[node.type]?.(node, source) ?? []))
      if (change.text !== source.slice(change.start, change.end)) changes.push({ isStatement: false, ...change });
    for (const [key, child] of Object.entries(node)) {
      if (key === NAMES[node.type] && !node.computed) continue;
      for (const one of Array.isArray(child) ? child : [child])
        if (typeof one?.type === 'string')
          walk(one, node.type === 'ChainExpression' || (isInChain && (key === 'callee' || key === 'object')));
    }
  };
  walk(program);
  return changes;
}

/**
 * A source in which each change lies beside what it changes, behind `mutated(its number)`.
 *
 * @param {string} source
 * @param {readonly (Change & { id: number })[]} changes
 */
export function withSwitches(source, changes) {
  // Inner changes stay within the unchanged side of an outer one.
  // Of equal places the later one is inner.
  const sorted = [...changes].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  let next = 0;
  const write = (start, end) => {
    let text = '';
    let at = start;
    while (next < sorted.length && sorted[next].start < end) {
      const change = sorted[next++];
      text += source.slice(at, change.start);
      const inner = write(change.start, change.end);
      text += change.isStatement
        ? `{if(mutated(${change.id})){${change.text}}else{${inner}}}`
        : `(mutated(${change.id})?(${change.text}):(${inner}))`;
      at = change.end;
    }
    return text + source.slice(at, end);
  };
  return write(0, source.length);
}
