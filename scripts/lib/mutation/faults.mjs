import ts from 'typescript';
import { sqlFaults } from './sql-faults.mjs';

const { SyntaxKind: kind } = ts;
const mark = /\/[/*]+ *mutation-ignore: *\S+/;

const boundaries = new Map([
  [kind.LessThanToken, '<='],
  [kind.LessThanEqualsToken, '<'],
  [kind.GreaterThanToken, '>='],
  [kind.GreaterThanEqualsToken, '>'],
]);
const equalities = new Map([
  [kind.EqualsEqualsEqualsToken, '!=='],
  [kind.ExclamationEqualsEqualsToken, '==='],
]);
const arithmetic = new Map([
  [kind.PlusToken, '-'],
  [kind.MinusToken, '+'],
  [kind.AsteriskToken, '/'],
  [kind.SlashToken, '*'],
]);
const calls = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor', round: 'floor' };
const dropped = new Set(['filter', 'trim', 'toLowerCase', 'toUpperCase', 'normalize', 'reverse', 'sort']);
const finders = /^(find|count|exist|sum|update|delete|softDelete)/;
const quietAttributes = new Set(['className', 'key', 'ref', 'style', 'to', 'id', 'children', 'href', 'src', 'width']);

/** One program for a project, so that a literal can be exchanged for another that its type allows. */
export function sourcesOf(project, files) {
  const { config } = ts.readConfigFile(project, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, project.replace(/\/[^/]+$/, ''));
  const program = ts.createProgram([...new Set([...fileNames, ...files])], options);
  return { checker: program.getTypeChecker(), of: (file) => program.getSourceFile(file) };
}

/** All faults to plant in a file, one at a time: { start, end, replacement, name, line }, and how many are marked. */
export function faultsIn(source, checker) {
  const text = source.text;
  const lines = text.split('\n');
  const faults = new Map();
  let ignored = 0;
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const plant = (start, end, replacement, name) => {
    if (text.slice(start, end) === replacement) return;
    const line = lineOf(start);
    if (mark.test(lines[line]) || mark.test(lines[line - 1] ?? '')) ignored += 1;
    else faults.set(`${start} ${end} ${replacement}`, { start, end, replacement, name, line: line + 1 });
  };
  const instead = (node, replacement, name) => plant(node.getStart(source), node.end, replacement, name);
  const textOf = (node) => node.getText(source);

  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isDecorator(node)) return inDecorator(node);
    statement(node);
    condition(node);
    operator(node);
    literal(node);
    call(node);
    property(node);
    ts.forEachChild(node, visit);
  };

  /** Of what decorators say, only who may call is a rule of ours; the rest describes. */
  function inDecorator({ expression }) {
    if (!ts.isCallExpression(expression) || textOf(expression.expression) !== 'Access') return;
    const [level] = expression.arguments;
    instead(level, textOf(level) === "'visitor'" ? "'member'" : "'visitor'", 'access level changed');
  }

  function statement(node) {
    if (ts.isThrowStatement(node) && !ts.isIfStatement(node.parent)) instead(node, ';', 'refusal removed');
    if (!ts.isExpressionStatement(node)) return;
    let { expression } = node;
    if (ts.isVoidExpression(expression) || ts.isAwaitExpression(expression)) ({ expression } = expression);
    if (ts.isCallExpression(expression) && expression.expression.kind === kind.SuperKeyword) return;
    if (ts.isStringLiteral(expression) || holdsStatements(expression)) return;
    instead(node, ';', 'statement removed');
  }

  function condition(node) {
    if (ts.isIfStatement(node)) {
      instead(node.expression, 'false', 'condition never true');
      const refuses = /^\{?\s*throw\b/.test(textOf(node.thenStatement));
      if (!refuses) instead(node.expression, 'true', 'condition always true');
    }
    if (ts.isConditionalExpression(node)) {
      instead(node.condition, 'true', 'condition always true');
      instead(node.condition, 'false', 'condition never true');
    }
  }

  function operator(node) {
    if (ts.isPrefixUnaryExpression(node) && node.operator === kind.ExclamationToken && !isPart(node))
      instead(node, textOf(node.operand), 'negation removed');
    if (!ts.isBinaryExpression(node)) return;
    const { left, right, operatorToken } = node;
    const exchange = (replacement, name) => replacement && instead(operatorToken, replacement, name);
    exchange(boundaries.get(operatorToken.kind), 'boundary');
    if (!isWholeCondition(node)) exchange(equalities.get(operatorToken.kind), 'comparison turned round');
    if (!/['"`]/.test(textOf(node))) exchange(arithmetic.get(operatorToken.kind), 'arithmetic');
    if (operatorToken.kind === kind.AmpersandAmpersandToken || operatorToken.kind === kind.BarBarToken) {
      if (!isEmpty(right)) instead(node, textOf(left), 'right side dropped');
      if (!ts.isIdentifier(left) || !textOf(right).includes(`${textOf(left)}.`))
        instead(node, textOf(right), 'left side dropped');
    }
  }

  function literal(node) {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      inText(node);
    if (node.kind === kind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) instead(node, 'false', 'literal changed');
    if (node.kind === kind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) instead(node, 'true', 'literal changed');
    if (isExchangeable(node)) {
      const other = anotherValue(node);
      if (other) instead(node, other, 'value exchanged');
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(isName))
      for (const element of node.elements)
        instead(node, `[${node.elements.filter((one) => one !== element).map(textOf)}]`, `${textOf(element)} dropped`);
  }

  function inText(node) {
    if (isSaid(node)) return;
    const start = node.getStart(source);
    const inSql = sqlFaults(textOf(node));
    for (const [from, to, replacement, name] of inSql) plant(start + from, start + to, replacement, `SQL: ${name}`);
    if (inSql.length > 0 || !ts.isTemplateExpression(node)) return;
    for (const { expression } of node.templateSpans)
      plant(expression.getFullStart() - 2, expression.end + 1, '', `${textOf(expression)} left out of the text`);
  }

  function call(node) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    if (Object.hasOwn(calls, name.text)) instead(name, calls[name.text], 'call exchanged');
    if (dropped.has(name.text) && !ts.isExpressionStatement(node.parent))
      instead(node, textOf(expression), `${name.text} dropped`);
    if (finders.test(name.text))
      for (const argument of node.arguments.filter(ts.isObjectLiteralExpression)) wheresOf(argument).forEach(thinOut);
  }

  function wheresOf(argument) {
    const where = argument.properties.find(
      (one) => ts.isPropertyAssignment(one) && one.name.getText(source) === 'where',
    );
    return [where ? where.initializer : argument].filter(ts.isObjectLiteralExpression);
  }

  function thinOut({ properties }) {
    if (properties.length < 2) return;
    for (const one of properties) removeFromList(one, 'condition dropped');
  }

  function property(node) {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'lock') removeFromList(node, 'lock removed');
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer))
      if (!quietAttributes.has(node.name.getText(source))) instead(node, '', 'attribute removed');
  }

  function removeFromList(node, name) {
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0] ?? '';
    plant(node.getStart(source), node.end + comma.length, '', name);
  }

  /** A string or a member of an enumeration, where the type allows others. */
  function isExchangeable(node) {
    if (ts.isStringLiteral(node)) return !node.text.startsWith('pessimistic');
    return (
      ts.isPropertyAccessExpression(node) && Boolean(checker.getTypeAtLocation(node).flags & ts.TypeFlags.EnumLiteral)
    );
  }

  function anotherValue(node) {
    if (ts.isBinaryExpression(node.parent) && equalities.has(node.parent.operatorToken.kind)) return undefined;
    const wanted = checker.getContextualType(node);
    const values = wanted?.isUnion() ? wanted.types : [];
    if (ts.isStringLiteral(node)) {
      const others = values.filter((one) => one.isStringLiteral() && one.value !== node.text && !isEnum(one));
      return others.length > 0 && others.length < 12 ? `'${others[0].value}'` : undefined;
    }
    const own = checker.getTypeAtLocation(node);
    const other = values.find(
      (one) => isEnum(one) && one.value !== own.value && one.symbol.parent === own.symbol?.parent,
    );
    return other && `${textOf(node.expression)}.${other.symbol.name}`;
  }

  /** Words for people: what they say is not a rule. */
  const isSaid = (node) =>
    Boolean(ts.findAncestor(node, (one) => ts.isThrowStatement(one) || ts.isNewExpression(one) || isLog(one)));
  const isLog = (node) => ts.isCallExpression(node) && /\blog\.\w+$/.test(textOf(node.expression));
  const isEnum = (type) => Boolean(type.flags & ts.TypeFlags.EnumLiteral);
  const isName = (node) => ts.isStringLiteral(node) || ts.isPropertyAccessExpression(node);
  const isEmpty = (node) =>
    [kind.NullKeyword, kind.StringLiteral].includes(node.kind) || ['undefined', '{}', '[]'].includes(textOf(node));
  const holdsStatements = (node) =>
    ts.isCallExpression(node) && node.arguments.some((one) => one.body && ts.isBlock(one.body));
  const isPart = (node) => isWholeCondition(node) || ts.isBinaryExpression(node.parent);
  const isWholeCondition = (node) =>
    ts.isIfStatement(node.parent) || (ts.isConditionalExpression(node.parent) && node.parent.condition === node);

  visit(source);
  return { faults: [...faults.values()].sort((a, b) => a.start - b.start), ignored };
}
