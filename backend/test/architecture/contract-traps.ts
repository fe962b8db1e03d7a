import ts from 'typescript';

const routeDecorators = new Set(['All', 'Delete', 'Get', 'Head', 'Options', 'Patch', 'Post', 'Put']);

/**
 * Names that stand twice where the OpenAPI document has room for one: it would keep the last and say nothing.
 * The files are given as name → content.
 */
export function contractTraps(files: Record<string, string>): string[] {
  const names = Object.entries(files).flatMap(([file, content]) => {
    const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
    return [...schemaNames(source), ...operationIds(source)].map((name) => ({ name, file }));
  });
  const homes = new Map<string, string[]>();
  for (const { name, file } of names) homes.set(name, [...(homes.get(name) ?? []), file]);
  return [...homes].filter(([, found]) => found.length > 1).map(([name, found]) => `${name} in ${found.join(' and ')}`);
}

function schemaNames(source: ts.SourceFile): string[] {
  const holdsDtos = source.fileName.endsWith('.dto.ts');
  const named = (node: ts.Statement) => ts.isEnumDeclaration(node) || (holdsDtos && ts.isClassDeclaration(node));
  return source.statements
    .filter((node): node is ts.EnumDeclaration | ts.ClassDeclaration => named(node) && isExported(node))
    .map(({ name }) => `schema ${name?.text}`);
}

function operationIds(source: ts.SourceFile): string[] {
  if (!source.fileName.endsWith('.controller.ts')) return [];
  return source.statements
    .filter(ts.isClassDeclaration)
    .flatMap(({ members }) => members.filter(ts.isMethodDeclaration).filter(isRoute))
    .map(({ name }) => `operation ${name.getText(source)}`);
}

function isRoute(method: ts.MethodDeclaration): boolean {
  return (ts.getDecorators(method) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && routeDecorators.has(expression.expression.getText()),
  );
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
