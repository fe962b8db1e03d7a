import { EventEmitter } from 'node:events';
import type { ExecutionContext } from '@nestjs/common';
import type { Config } from '../config/config';
import { TurnGuard } from './turn.guard';
import { Turns } from './turns';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Turns', () => {
  it('are as many at once as one’s share; more wait in their order, and nobody waits for another', async () => {
    const turns = new Turns(2, 10);
    const had: string[] = [];
    const want = (whose: string, name: string) =>
      turns.take(whose)?.then((end) => {
        had.push(name);
        return end;
      });
    const [first, second] = [want('ada', 'first'), want('ada', 'second')];
    void want('ada', 'third');
    void want('ada', 'fourth');
    void want('ben', 'his');
    await settled();
    expect(had).toEqual(['first', 'second', 'his']);
    (await second)?.();
    await settled();
    expect(had.slice(3)).toEqual(['third']);
    const end = await first;
    end?.();
    // Ended twice, a turn ends once.
    end?.();
    void want('ada', 'fifth');
    await settled();
    expect(had.slice(3)).toEqual(['third', 'fourth']);
  });

  it('are refused to who waits for too many already', async () => {
    const turns = new Turns(1, 2);
    const end = await turns.take('ada');
    const waiting = [turns.take('ada'), turns.take('ada')];
    expect(turns.take('ada')).toBeUndefined();
    expect(turns.take('ben')).toBeDefined();
    end?.();
    (await waiting[0])?.();
    expect(turns.take('ada')).toBeDefined();
  });

  it('leave nothing behind once all have ended', async () => {
    const turns = new Turns(1, 2);
    const ends = [turns.take('ada'), turns.take('ada'), turns.take('ben')];
    for (const end of [ends[0], ends[1], ends[2]]) (await end)?.();
    expect(turns.size).toBe(0);
  });
});

it('an admin has six turns of their own, whomever they see the alliance as', async () => {
  const guard = new TurnGuard({ rateLimits: true } as Config);
  const had: string[] = [];
  const call = (id: string, adminId?: string) => {
    const raw = new EventEmitter();
    const http = {
      getRequest: () => ({ viewer: { id, seenBy: adminId && { adminId } }, routeOptions: { config: {} } }),
      getResponse: () => ({ raw }),
    };
    void Promise.resolve(guard.canActivate({ switchToHttp: () => http } as unknown as ExecutionContext)).then(() =>
      had.push(id),
    );
    return () => raw.emit('close');
  };
  const ends = ['ada', 'ada', 'ada', 'ben', 'ben', 'ben'].map((id) => call(id, 'admin'));
  call('cleo', 'admin');
  for (const id of ['ada', 'ben']) call(id);
  await settled();
  expect(had.slice(6)).toEqual(['ada', 'ben']);
  ends[0]?.();
  await settled();
  expect(had.slice(8)).toEqual(['cleo']);
});
