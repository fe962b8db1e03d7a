import { domainOf } from './domain-name';

describe('A domain', () => {
  it.each([
    ['techflow.example', 'techflow.example'],
    [' TechFlow.Example. ', 'techflow.example'],
    ['https://www.techflow.com/about?x=1', 'www.techflow.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['water.go.ke', 'water.go.ke'],
    ['mit.edu', 'mit.edu'],
    ['alliance.github.io', 'alliance.github.io'],
  ])('is read out of %s', (typed, domain) => expect(domainOf(typed)).toBe(domain));

  it.each([
    '',
    ' ',
    'localhost',
    'co.uk',
    'github.io',
    '127.0.0.1',
    '[::1]',
    'https://192.168.0.1/',
    'a b.com',
    'tech_flow.com\r\nX: y',
    'someone@techflow.com',
    `${'x'.repeat(64)}.com`,
    `${'x.'.repeat(130)}com`,
  ])('is not %j', (typed) => expect(() => domainOf(typed)).toThrow(expect.objectContaining({ code: 'invalid_input' })));

  it.each(['gmail.com', 'mail.yahoo.com', 'outlook.com', 'web.de', 'qq.com'])(
    'is not %s, where anybody gets an address',
    (typed) => expect(() => domainOf(typed)).toThrow(/Anybody gets an address/),
  );
});
