import { setImmediate as nextTurn } from 'node:timers/promises';
import { judgePassword } from './judge-password';

describe('Passwords that are judged at the same time', () => {
  it('leave a turn to everybody else between any two', async () => {
    const order: string[] = [];
    const judged = Promise.all(
      [1, 2, 3, 4].map(async () => {
        await expect(judgePassword('password password', [])).rejects.toMatchObject({ code: 'password_refused' });
        order.push('judged');
      }),
    );
    while (order.filter((what) => what === 'judged').length < 4) {
      await nextTurn();
      order.push('turn');
    }
    await judged;
    expect(order.join(' ')).not.toContain('judged judged');
  });
});
