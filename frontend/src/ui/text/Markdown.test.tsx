import { render } from '@testing-library/react';
import { Markdown } from './Markdown';

const ada = { id: '7d3c1f9a-0b52-4f7e-9a51-2c6e8d4b1a90', name: 'Ada Obi' };

/** The elements that a text becomes, without what they look like. */
function shown(text: string, people = [ada]): string {
  const { container, unmount } = render(<Markdown text={text} people={people} />);
  const html = (container.firstElementChild as Element).innerHTML
    .replace(/ (?:class|dir|target|rel)="[^"]*"/g, '')
    .replaceAll('<span> (opens in a new tab)</span>', '');
  unmount();
  return html;
}

describe('a text that somebody has written', () => {
  it.each([
    ['one line', '<p>one line</p>'],
    ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['one\r\ntwo\rthree', '<p>one<br>two<br>three</p>'],
    [
      '**bold** and *italic* and ***both***',
      '<p><strong>bold</strong> and <em>italic</em> and <em><strong>both</strong></em></p>',
    ],
    ['__bold__ _italic_', '<p><strong>bold</strong> <em>italic</em></p>'],
    ['**bold *and italic***', '<p><strong>bold <em>and italic</em></strong></p>'],
    ['这是**重点**内容', '<p>这是<strong>重点</strong>内容</p>'],
    ['`a < b` and ``c ` d``', '<p><code>a &lt; b</code> and <code>c ` d</code></p>'],
    ['```js\n**x** <b>\n\n  y\n```\nafter', '<pre><code>**x** &lt;b&gt;\n\n  y</code></pre><p>after</p>'],
    ['~~~\nnever closed', '<pre><code>never closed</code></pre>'],
    ['- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
    ['* one\n\n* two\n  still two', '<ul><li><p>one</p></li><li><p>two<br>still two</p></li></ul>'],
    ['1. one\n2. two', '<ol start="1"><li><p>one</p></li><li><p>two</p></li></ol>'],
    ['3) three', '<ol start="3"><li><p>three</p></li></ol>'],
    ['- one\n  - within', '<ul><li><p>one</p><ul><li><p>within</p></li></ul></li></ul>'],
    ['> said\n> again\n\nanswered', '<blockquote><p>said<br>again</p></blockquote><p>answered</p>'],
    ['see [the page](https://a.example/x)', '<p>see <a href="https://a.example/x">the page</a></p>'],
    ['[*both*](https://a.example/)', '<p><a href="https://a.example/"><em>both</em></a></p>'],
    ['[write](mailto:ada@own.example)', '<p><a href="mailto:ada@own.example">write</a></p>'],
    ['(https://a.example/a_(b)).', '<p>(<a href="https://a.example/a_(b)">https://a.example/a_(b)</a>).</p>'],
    ['https://a.example/x, then', '<p><a href="https://a.example/x">https://a.example/x</a>, then</p>'],
    ['**https://a.example/x**', '<p><strong><a href="https://a.example/x">https://a.example/x</a></strong></p>'],
    [`ask @[Ada](person:${ada.id})`, '<p>ask <span>@Ada Obi</span></p>'],
  ])('%j is shown as %s', (text, html) => expect(shown(text)).toBe(html));

  it.each([
    '2 * 3 * 4 and 2*3*4',
    'snake_case_name and __init',
    '**open',
    'a * b',
    '****',
    '# no heading',
    '[no address]',
    '[no address](relative/page)',
    '[no address](//a.example)',
    'C:\\temp and 5 > 4',
    '@nobody and a@b.example',
    `@[Ada](person:${ada.id.replace('7', '8')}x)`,
  ])('%j stays as it was typed', (text) => {
    const { container } = render(<Markdown text={text} people={[ada]} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelectorAll('p *')).toHaveLength(0);
  });

  it.each([
    ['[https://bank.example](https://evil.example)', ''],
    ['[https://bank.example/ ](https://evil.example)', 'bank.example evil.example'],
    ['[ https://bank.example ](https://evil.example)', 'bank.example evil.example'],
    ['[**https://bank.example** ](https://evil.example)', 'bank.example evil.example'],
    ['[`https://bank.example`](https://evil.example)', 'evil.example'],
    ['[www.bank.example](https://evil.example)', 'evil.example'],
    ['[log in at www.bank.example, now](https://evil.example)', 'evil.example'],
    ['[www.bank.example](https://bank.example/login)', 'bank.example'],
    ['[ https://bank.example. ](https://www.bank.example/login)', 'www.bank.example'],
    ['[node.js and www](https://nodejs.example)', 'nodejs.example'],
  ])('%j leads nowhere else than it says', (text, hosts) => {
    const { container } = render(<Markdown text={text} />);
    const links = [...container.querySelectorAll('a')];
    expect(links.map(({ href }) => new URL(href).host).join(' ')).toBe(hosts);
    for (const { href, textContent } of links)
      for (const [, host = ''] of textContent.matchAll(/https:\/\/([a-z.]*[a-z])/g))
        expect(new URL(href).host.replace('www.', '')).toBe(host);
  });

  it('keeps a sign that has a backslash before it', () => {
    expect(shown('\\*no\\* \\[x\\](https://a.example) \\`y\\`')).toContain('*no* [x](');
  });

  it('makes no list of a year that begins a line', () => {
    expect(shown('It began in\n1985. Nobody knew.')).toBe('<p>It began in<br>1985. Nobody knew.</p>');
  });

  it('shows a mention of somebody whom the server has not named as text', () => {
    expect(shown(`@[The Board](person:${ada.id})`, [])).toBe('<p>@The Board</p>');
  });

  it('opens links elsewhere, and gives them nothing of the page', () => {
    const { container } = render(<Markdown text="https://a.example" />);
    expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(container.querySelector('a')).toHaveAttribute('target', '_blank');
  });

  it('is written in its own direction', () => {
    const { container } = render(<Markdown text={'שלום\n\n- عربي'} />);
    expect([...container.querySelectorAll('p, ul')].map((element) => element.getAttribute('dir'))).toEqual(
      Array(3).fill('auto'),
    );
  });
});

/** Each was taken for more than text somewhere. */
const attempts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<!-- --!><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://a.example/1)',
  '[x](//evil.example)',
  '[x](/api/logout)',
  '[x](https://bank.example@evil.example/)',
  '[x](https://user:secret@evil.example/)',
  '[x](https://a.example/" onmouseover="alert(1))',
  '[x](https://a.example/"onmouseover="alert\\(1\\))',
  '[x](javascript://https://a.example/%0aalert(1))',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '![x](https://evil.example/pixel.gif"onerror="alert(1))',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick="alert(1)>',
  'javascript:alert(1)',
  'https://a.example/"onmouseover="alert(1)',
  "https://a.example/'onmouseover='alert(1)",
  'http://a.example/<script>alert(1)</script>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '```"><img src=x onerror=alert(1)>\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '> <script>alert(1)</script>',
  '- [x](javascript:alert(1))',
  '**<b onclick=alert(1)>**',
  '[**x](javascript:alert(1))**',
  '[a [b](javascript:alert(1))](javascript:alert(2))',
  '[a [b](https://a.example)](javascript:alert(2))',
  '*[_`**[x`_](javascript:alert(1))***',
  `@[<img src=x onerror=alert(1)>](person:${ada.id})`,
  '@[x](person:javascript:alert(1))',
  'javas\u202ecript:alert(1)',
  '[https://bank.example\u202e](https://evil.example)',
  '{{constructor.constructor("alert(1)")()}}',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
];
const allowed = ['A', 'BLOCKQUOTE', 'BR', 'CODE', 'DIV', 'EM', 'LI', 'OL', 'P', 'PRE', 'SPAN', 'STRONG', 'UL'];

describe('an attempt to make a text more than that', () => {
  it.each(attempts)('%j stays text', (text) => {
    const { container } = render(<Markdown text={text} people={[ada]} />);
    const elements = [...container.querySelectorAll('*')];
    expect(elements.map(({ tagName }) => tagName).filter((name) => !allowed.includes(name))).toEqual([]);
    const names = elements.flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => !['class', 'dir', 'href', 'rel', 'start', 'target'].includes(name))).toEqual([]);
    const addresses = elements.flatMap((element) => element.getAttribute('href') ?? []);
    for (const address of addresses) {
      expect(address).toMatch(/^(https?:\/\/|mailto:)/);
      expect(new URL(address).username).toBe('');
    }
    expect(container.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it.each([
    ['quotes within quotes', `${'>'.repeat(10_000)} x`],
    ['lists within lists', Array.from({ length: 140 }, (_, n) => `${' '.repeat(2 * n)}- x`).join('\n')],
    ['brackets', '['.repeat(10_000)],
    ['links without an end', '[x]('.repeat(2500)],
    ['stars', '*a '.repeat(3333)],
    ['stars of both kinds', '*_'.repeat(5000)],
    ['stars and brackets', '**[*x'.repeat(2000)],
    ['ticks', Array.from({ length: 140 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['fences', '```\n~~~\n'.repeat(1250)],
    ['mentions', '@['.repeat(5000)],
    ['addresses', 'http://'.repeat(1400)],
    ['an address and its end', `https://a.example/${'!'.repeat(10_000)}`],
    ['a word without an end', 'x'.repeat(10_000)],
    ['line breaks', '\n'.repeat(10_000)],
    ['quotes and lists', '> - '.repeat(2500)],
  ])('%s are shown, and nest no deeper than a reader follows', (_, text) => {
    const { container } = render(<Markdown text={text} people={[ada]} />);
    const depth = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depth));
    expect(depth(container)).toBeLessThan(40);
    const signs = (one: string) => one.replace(/[\s>\-*_`~]|\(opens in a new tab\)/g, '').length;
    expect(signs(container.textContent ?? '')).toBe(signs(text));
  });
});
