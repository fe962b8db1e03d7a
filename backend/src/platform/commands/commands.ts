import { Injectable } from '@nestjs/common';

/** Answers what to print at the end, and whether all is well; what takes long says meanwhile how far it is. */
type Command = (say: (line: string) => void) => Promise<{ lines: string[]; well: boolean }>;

/** What operators run from a shell beside the product: contexts add theirs, `tools/run-command` runs one. */
@Injectable()
export class Commands {
  private readonly commands = new Map<string, Command>();

  add(name: string, command: Command): void {
    this.commands.set(name, command);
  }

  /** Throws for a name that nobody has added. */
  async run(name: string, say: (line: string) => void = () => undefined): ReturnType<Command> {
    const command = this.commands.get(name);
    if (!command) throw new Error(`There is no command ${name}; there are ${[...this.commands.keys()].join(', ')}.`);
    return command(say);
  }
}
