import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuiltProduct } from './built-product';
import { registration } from './registration';

/** How often a suite kills, at moments that differ from run to run. `KILLS=100 npx jest killed-process` takes some minutes. */
export const rounds = Number(process.env.KILLS ?? 3);

/** The built product, and what it has answered to those who registered. */
export class ProductToKill {
  private readonly acknowledged: { memberId: string; token: string }[] = [];
  product: BuiltProduct;

  async prepare(): Promise<void> {
    this.product = await BuiltProduct.prepare();
  }

  async clear(): Promise<void> {
    await this.product?.remove();
  }

  /** How many registrations were answered until now. */
  get answered(): number {
    return this.acknowledged.length;
  }

  /** Eight writers register, remembering what was answered, until after the blow. */
  async registerThrough(blow: () => unknown): Promise<void> {
    let over = false;
    const since = this.answered;
    const write = async () => {
      while (!over) {
        const answer = await this.product
          .visitor()
          .post('/api/membership/register', registration())
          .catch(() => undefined);
        if (answer?.status === 201) this.acknowledged.push(answer.body);
      }
    };
    const writers = Promise.all(Array.from({ length: 8 }, write));
    try {
      for (const deadline = Date.now() + 120_000; this.answered < since + 3 && Date.now() < deadline; ) await sleep(20);
      await sleep(Math.random() * 300);
      await blow();
      await sleep(100);
    } finally {
      over = true;
      await writers;
    }
    expect(this.answered).toBeGreaterThan(since);
  }

  async expectNothingLost(since: number): Promise<void> {
    const visitor = this.product.visitor();
    for (const { memberId, token } of this.acknowledged.slice(since)) {
      const { status, body } = await visitor.get(`/api/membership/registration-status?token=${token}`);
      expect([status, body.memberId]).toEqual([200, memberId]);
    }
  }

  /** Processes that name its data folder, a moment after its end. */
  async leftOver(): Promise<string[]> {
    for (const deadline = Date.now() + 60_000; ; await sleep(50)) {
      const left = processesOn(this.product.dataDir);
      if (left.length === 0 || Date.now() > deadline) return left;
    }
  }
}

function processesOn(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(dataDir) ? [`${pid} ${command}`] : [];
      } catch {
        return [];
      }
    });
}
