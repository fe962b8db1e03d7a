import { Agent, get, type IncomingMessage } from 'node:http';
import { Controller, Get } from '@nestjs/common';
import { startProduct } from '../../../test/support/product';
import { eventually } from '../../../test/support/registration';
import { Access } from './access';

let begun: () => void;
let goOn: () => void;

@Controller('api/test')
class SlowController {
  /** Answers when it is told to. */
  @Get('slow')
  @Access('visitor')
  slow() {
    begun();
    return new Promise((resolve) => {
      goOn = () => resolve({});
    });
  }
}

describe('A product that ends', () => {
  it('lets go of a connection once it has answered what was under way', async () => {
    const product = await startProduct({}, { parts: { controllers: [SlowController] } });
    const agent = new Agent({ keepAlive: true });
    const underWay = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      get(`${product.url}/api/test/slow`, { agent }, (response) => resolve(response.resume())).on('error', reject);
    });
    await underWay;
    const ended = product.stop();
    // The server has been told to end before the answer is given.
    const refusesOthers = () =>
      fetch(`${product.url}/health/live`).then(
        ({ status }) => status === 503,
        () => true,
      );
    await eventually(refusesOthers, 'the end');
    goOn();
    const { statusCode, headers } = await answered;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await ended;
    agent.destroy();
  });
});
