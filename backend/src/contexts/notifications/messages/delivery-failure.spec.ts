import { saysUnknown, understandFailure } from './delivery-failure';

const smtp = { host: 'mail.example', port: 587, secure: false, user: 'alliance', password: 'open sesame' };
const failure = (fields: object) => understandFailure(Object.assign(new Error('It failed'), fields), smtp);

describe('a failed delivery', () => {
  it.each([
    ['a connection that is refused', { code: 'ESOCKET' }],
    ['a time-out', { code: 'ETIMEDOUT' }],
    ['wrong credentials', { code: 'EAUTH', responseCode: 535 }],
    ['a sender that is refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
    ['a server that shuts down', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }],
    ['a recipient refused for want of a login', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530 }],
  ])('is the server being away for %s', (_, fields) => {
    expect(failure(fields).kind).toBe('server-away');
  });

  it('is a deferral when the recipient is put off', () => {
    expect(failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }).kind).toBe('deferred');
  });

  it.each([
    ['the recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
    ['the content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['an address that the mailer itself cannot use', { code: 'EENVELOPE', command: 'API' }],
  ])('is a refusal when %s is refused for good', (_, fields) => {
    expect(failure(fields).kind).toBe('refused');
  });

  it.each([
    ['550 5.1.1 <maya@x.example>: Recipient address rejected: User unknown in virtual mailbox table', true],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', true],
    ['550 5.2.1 The email account that you tried to reach is disabled', true],
    ['550 No such user here', true],
    ['551 User does not exist', true],
    ['553 sorry, that mailbox is not known', true],
    ['550 Requested action not taken: mailbox unavailable', true],
    ['550 5.7.1 Relaying denied', false],
    ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', false],
    ['552 5.2.2 Mailbox full', false],
    ['550 Administrative prohibition', false],
    ['554 Your address is listed as a source of spam', false],
    ['450 4.1.1 User unknown', false],
    ['550 Sender address rejected: Domain not found', false],
    [
      '550-Verification failed for <us@x.example> 550-The account or domain may not exist, they may be blacklisted 550 Sender verify failed',
      false,
    ],
  ])('reads “%s” as no such recipient: %s', (answer, isUnknown) => {
    expect(saysUnknown(answer)).toBe(isUnknown);
  });

  it('bounces only at the recipient', () => {
    const said = { responseCode: 550, response: '550 5.1.1 No such user' };
    expect(failure({ code: 'EENVELOPE', command: 'RCPT TO', ...said }).kind).toBe('bounced');
    expect(failure({ code: 'EMESSAGE', command: 'DATA', ...said }).kind).toBe('refused');
    expect(failure({ code: 'EENVELOPE', command: 'MAIL FROM', ...said }).kind).toBe('server-away');
  });

  it('tells the answer of the server on one bounded line', () => {
    expect(failure({ response: `550 5.1.1\r\n550 No\0 such user ${'x'.repeat(600)}` }).answer).toMatch(
      /^550 5\.1\.1 550 No such user x{460,}$/,
    );
    expect(failure({ response: 'x'.repeat(900) }).answer).toHaveLength(500);
  });

  it('never tells the password, however the server repeats it', () => {
    const login = Buffer.from('\0alliance\0open sesame').toString('base64');
    const password = Buffer.from('open sesame').toString('base64');
    const { answer } = failure({ code: 'EAUTH', response: `535 no: open sesame, ${password}, ${login}` });
    expect(answer).toBe('535 no: ***, ***, ***');
  });
});
