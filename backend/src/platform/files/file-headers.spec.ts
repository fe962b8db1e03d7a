import { endingIn, headersOf, safeName } from './file-headers';

const file = (type: string, name = 'a.bin') => ({ key: 'membership/logos/x', name, type, bytes: 12 });

describe('The headers of a file', () => {
  it('let nothing in it run, nobody guess, and browsers alone keep it', () => {
    expect(headersOf(file('application/pdf', 'Bericht.pdf'))).toEqual({
      'content-type': 'application/pdf',
      'content-length': '12',
      'content-disposition': `attachment; filename="Bericht.pdf"; filename*=UTF-8''Bericht.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  it.each([
    ['image/png', 'inline'],
    ['image/jpeg', 'inline'],
    ['image/svg+xml', 'attachment'],
    ['text/html', 'attachment'],
    ['application/zip', 'attachment'],
  ])('show %s as %s', (type, how) => {
    expect(headersOf(file(type))['content-disposition']).toMatch(new RegExp(`^${how};`));
  });

  it.each([
    ['a "quoted"; name.png', `filename="a _quoted__ name.png"; filename*=UTF-8''a%20%22quoted%22%3B%20name.png`],
    ['Dächer’s (1)*.pdf', `filename="Dacher_s (1)_.pdf"; filename*=UTF-8''D%C3%A4cher%E2%80%99s%20%281%29%2A.pdf`],
    ['報告.pdf', `filename="__.pdf"; filename*=UTF-8''%E5%A0%B1%E5%91%8A.pdf`],
  ])('name %s so that no sign of it ends the header', (name, said) => {
    expect(headersOf(file('application/pdf', name))['content-disposition']).toBe(`attachment; ${said}`);
  });
});

describe('The name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
    ['.htaccess', 'htaccess'],
    ['two\r\nlines\u0000\u202Egnp.exe', 'twolinesgnp.exe'],
    ['  spaces . ', 'spaces'],
    ['', 'file'],
    ['///', 'file'],
    ['broken \uD800 pair.png', 'broken \uFFFD pair.png'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(146)}.pdf`],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeName(given)).toBe(kept);
  });
});

describe('The ending of a name', () => {
  it.each([
    ['plan.pdf', 'pdf', 'plan.pdf'],
    ['PLAN.PDF', 'pdf', 'PLAN.PDF'],
    ['plan.pdf.exe', 'pdf', 'plan.pdf.exe.pdf'],
    ['plan.html', 'zip', 'plan.html.zip'],
    ['plan', 'pdf', 'plan.pdf'],
    ['leak.jpeg', 'jpg', 'leak.jpeg'],
    ['leak.jpg', 'png', 'leak.jpg.png'],
  ])('%s of what is a %s becomes %s', (name, ending, kept) => {
    expect(endingIn(name, ending)).toBe(kept);
  });
});
