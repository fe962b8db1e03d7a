import type { Notices } from '../../../platform/database/notices';
import { ListMemory } from './list-memory';

function memoryWithNotices() {
  const listeners = new Map<string, () => void>();
  const notices = {
    on: (topic: string, listener: () => void) => listeners.set(topic, listener),
    send: async (topic: string) => listeners.get(topic)?.(),
  };
  return {
    memory: new ListMemory(notices as unknown as Notices, 'things'),
    hear: (topic: string) => listeners.get(topic)?.(),
  };
}

describe('the memory of a list', () => {
  it('computes once, also when asked twice at once', async () => {
    const { memory } = memoryWithNotices();
    const compute = jest.fn(async () => 7);
    expect(await Promise.all([memory.remember('a', compute), memory.remember('a', compute)])).toEqual([7, 7]);
    expect(await memory.remember('a', compute)).toBe(7);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it.each(['things', 'organization'])('forgets, and has another version, after a notice about %s', async (topic) => {
    const { memory, hear } = memoryWithNotices();
    const before = memory.version;
    await memory.remember('a', async () => 1);
    hear(topic);
    expect(memory.version).not.toBe(before);
    expect(await memory.remember('a', async () => 2)).toBe(2);
  });

  it('does not keep what was still being computed when it had to forget', async () => {
    const { memory } = memoryWithNotices();
    const slow = memory.remember('a', () => new Promise((resolve) => setTimeout(resolve, 5, 'old')));
    await memory.changed();
    await slow;
    expect(await memory.remember('a', async () => 'new')).toBe('new');
  });

  it('asks again after a failure', async () => {
    const { memory } = memoryWithNotices();
    await expect(memory.remember('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.remember('a', async () => 1)).toBe(1);
  });
});
