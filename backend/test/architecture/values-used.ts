import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import type { DeclaredMail } from '../../src/platform/mail/define-mail';

const shared = join(__dirname, '..', '..', 'src/contexts/notifications/templates/partials');

/** What has no templates of its own has those that all such share. */
const ofAll = join(shared, '..', 'shared');

/** The values that subject, preview and templates of a mail take from what they are given, sorted. */
export function valuesUsed({ subject, preview, name, calendar, folder = ofAll }: DeclaredMail): string[] {
  const used = new Set<string>(calendar ? [calendar] : []);
  for (const source of [subject, preview]) collect(source, 'text', folder, used);
  const template = folder === ofAll ? 'notification' : name;
  for (const format of ['html', 'text']) collect(read(folder, `${template}.${format}`), format, folder, used);
  return [...used].sort();
}

function collect(source: string, format: string, folder: string, used: Set<string>): void {
  new ValueVisitor(format, folder, used).accept(Handlebars.parse(source));
}

class ValueVisitor extends Handlebars.Visitor {
  constructor(
    private readonly format: string,
    private readonly folder: string,
    private readonly used: Set<string>,
  ) {
    super();
  }

  override PathExpression({ data, parts: [name] }: hbs.AST.PathExpression): void {
    if (!data && name) this.used.add(String(name));
  }

  override MustacheStatement({ path, params }: hbs.AST.MustacheStatement): void {
    // With parameters the path is a helper.
    this.acceptArray(params.length > 0 ? params : [path]);
  }

  override BlockStatement({ path, params, program, inverse }: hbs.AST.BlockStatement): void {
    this.acceptArray(params);
    // Within `each` the values are those of the item.
    if ((path as hbs.AST.PathExpression).original !== 'each') this.accept(program);
    if (inverse) this.accept(inverse);
  }

  override PartialStatement({ name, hash }: hbs.AST.PartialStatement): void {
    this.partial(name as hbs.AST.PathExpression, hash);
  }

  override PartialBlockStatement({ name, hash, program }: hbs.AST.PartialBlockStatement): void {
    this.partial(name as hbs.AST.PathExpression, hash);
    this.accept(program);
  }

  /** A partial has the values around it and, before them, those it is called with. */
  private partial({ data, original }: hbs.AST.PathExpression, hash: hbs.AST.Hash | undefined): void {
    if (data) return;
    const pairs = hash?.pairs ?? [];
    for (const { value } of pairs) this.accept(value);
    const inside = new Set<string>();
    const file = `${original}.${this.format}`;
    const own = join(this.folder, 'partials');
    collect(read(existsSync(join(own, `${file}.hbs`)) ? own : shared, file), this.format, this.folder, inside);
    for (const name of inside) if (!pairs.some(({ key }) => key === name)) this.used.add(name);
  }
}

const read = (folder: string, name: string): string => readFileSync(join(folder, `${name}.hbs`), 'utf8');
