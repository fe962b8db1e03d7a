import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * The longest turn of the event loop while some work is done, in which nobody else is heard: milliseconds of the
 * processor, all threads of this process together, so that it is the same on a busy machine. The least of three.
 */
export async function longestDeafness(work: () => Promise<unknown>): Promise<number> {
  const measured = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    let over = false;
    const working = work().finally(() => {
      over = true;
    });
    let longest = 0;
    while (!over) {
      const before = process.cpuUsage();
      await nextTurn();
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
    await working;
    measured.push(longest);
  }
  return Math.min(...measured);
}
