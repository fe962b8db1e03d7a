import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DocumentFonts } from '../../../platform/typesetting/scripts';
import { linesInTurns, piecesOf } from '../../../platform/typesetting/set-lines';
import { PlanCurrency } from '../plans/plan.enums';
import { BillingDocumentKind } from './document.enums';
import { drawPaper } from './draw-paper';
import { type IssuedDocument, paperOf } from './paper';

const issued: IssuedDocument = {
  number: 'INV-2026-000007',
  kind: BillingDocumentKind.Invoice,
  issuedAt: new Date('2026-03-01T23:30:00Z'),
  organizationId: '7d0c0a3e-4b8a-4c1e-9a53-0d7b7a3f2e11',
  seller: { name: 'Alliance Ltd', address: '1 Harbour Road', registration: 'RC 1', email: 'billing@alliance.example' },
  organizationName: 'TechFlow',
  payerName: 'Ada Okafor',
  payerAddress: 'ada@techflow.example',
  billingInfo: null,
  invoiceNumber: 'INV-2026-000007',
  invoicedAt: new Date('2026-02-28T10:00:00Z'),
  planName: 'Ecosystem Enablers',
  periodStart: new Date('2026-02-28T10:00:00Z'),
  periodEnd: new Date('2027-02-28T10:00:00Z'),
  currency: PlanCurrency.Usd,
  lines: [
    { description: 'Ecosystem Enablers, one year', quantity: 1, amount: '150000' },
    { description: 'Unused rest of Innovators: 200 of 365 days', quantity: 1, amount: '-9863' },
  ],
  subtotal: '140137',
  taxRule: 'Sales tax 10%',
  taxVersion: 2,
  taxAmount: '14014',
  total: '154151',
  quoteHash: '9f86d081',
  reference: 'pay-1',
  channel: 'mobile_money',
  credit: null,
};
const paper = (changes: Partial<IssuedDocument> = {}) => paperOf({ ...issued, ...changes });
const credit = { amount: '9900', taxAmount: '900', reason: 'Kindness' };

describe('What an invoice says', () => {
  it('is who, what, when, by which tax and quote, in amounts with their minor units', () => {
    expect(paper()).toEqual({
      title: 'Invoice',
      number: 'INV-2026-000007',
      issuedAt: issued.issuedAt,
      from: ['Alliance Ltd', '1 Harbour Road', 'RC 1', 'billing@alliance.example'],
      to: ['TechFlow', 'Ada Okafor', 'ada@techflow.example'],
      facts: [
        ['Invoice', 'INV-2026-000007'],
        ['Date', '1 March 2026'],
        ['Paid on', '28 February 2026'],
        ['Paid by', 'Mobile money'],
        ['Payment', 'pay-1'],
        ['Plan', 'Ecosystem Enablers'],
        ['Period', '28 February 2026 to 28 February 2027'],
        ['Currency', 'USD'],
      ],
      rows: [
        { description: 'Ecosystem Enablers, one year', quantity: 1, amount: '$1,500.00' },
        { description: 'Unused rest of Innovators: 200 of 365 days', quantity: 1, amount: '-$98.63' },
      ],
      sums: [
        ['Subtotal', '$1,401.37'],
        ['Sales tax 10%', '$140.14'],
        ['Total', '$1,541.51'],
      ],
      notes: ['Tax: Sales tax 10%, version 2 of the rule.', 'Quote: 9f86d081', 'Days are those of UTC.'],
    });
  });

  it('leaves out what nobody knows', () => {
    const { facts, notes } = paper({ channel: null, taxVersion: null });
    expect(facts.map(([name]) => name)).not.toContain('Paid by');
    expect(notes[0]).toBe('Tax: Sales tax 10%.');
    expect(paper({ channel: 'qr' }).facts).toContainEqual(['Paid by', 'qr']);
  });

  it('bears the address that was given, as far as it was', () => {
    const name = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@books.example' };
    expect(paper({ billingInfo: name }).to).toEqual(['TechFlow', 'Ada Okafor', 'ada@books.example']);
    const all = {
      ...{ ...name, phone: '+234 1', company: 'TechFlow Books', address: '5 Marina', city: 'Lagos', taxId: 'NG-1' },
      ...{ state: 'Lagos State', postalCode: '100001', country: 'NG' },
    };
    const lines = ['TechFlow Books', 'Ada Okafor', '5 Marina', '100001 Lagos', 'Lagos State', 'Nigeria'];
    expect(paper({ billingInfo: all }).to).toEqual([...lines, 'ada@books.example', '+234 1', 'Tax number: NG-1']);
    for (const country of ['1', 'ng', '??']) expect(paper({ billingInfo: { ...name, country } }).to).toContain(country);
  });
});

describe('What a receipt says', () => {
  it('is what its invoice says, and that it was paid', () => {
    const { title, facts, sums } = paper({ kind: BillingDocumentKind.Receipt, number: 'REC-2026-000007' });
    expect(title).toBe('Receipt');
    expect(facts.slice(0, 5)).toEqual([
      ['Receipt', 'REC-2026-000007'],
      ['Date', '1 March 2026'],
      ['Invoice', 'INV-2026-000007'],
      ['Date of invoice', '28 February 2026'],
      ['Paid on', '28 February 2026'],
    ]);
    expect(sums.at(-1)).toEqual(['Paid', '$1,541.51']);
  });
});

describe('What a credit note says', () => {
  it('is what went back of which invoice, and its part of the tax', () => {
    const note = paper({ kind: BillingDocumentKind.CreditNote, number: 'CN-2026-000001', credit });
    expect(note.title).toBe('Credit note');
    expect(note.facts.slice(0, 5)).toEqual([
      ['Credit note', 'CN-2026-000001'],
      ['Date', '1 March 2026'],
      ['Invoice', 'INV-2026-000007'],
      ['Date of invoice', '28 February 2026'],
      ['Payment', 'pay-1'],
    ]);
    expect(note.rows).toEqual([{ description: 'Kindness', quantity: 1, amount: '$90.00' }]);
    expect(note.sums).toEqual([
      ['Subtotal', '$90.00'],
      ['Sales tax 10%', '$9.00'],
      ['Given back', '$99.00'],
    ]);
    expect(note.notes).toEqual(paper().notes);
  });
});

describe('A drawing', () => {
  it('is the same bytes for the same content, and others for another', async () => {
    const [one, same, other] = await Promise.all([paper(), paper(), paper({ total: '154152' })].map(drawPaper));
    expect(one?.equals(same as Buffer)).toBe(true);
    expect(one?.equals(other as Buffer)).toBe(false);
  });

  it('goes on on another page where one is not enough', async () => {
    const long = { kind: BillingDocumentKind.CreditNote, credit: { ...credit, reason: 'Kindness. '.repeat(250) } };
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(pages(await drawPaper(paper(long)))).toBe(2);
    expect(pages(await drawPaper(paper()))).toBe(1);
  });
});

describe('A name of another script', () => {
  /** All turns at once. */
  const lines = (...given: Parameters<typeof linesInTurns>) => {
    const turns = linesInTurns(...given);
    for (;;) {
      const { done, value } = turns.next();
      if (done) return value;
    }
  };
  const drawn = (...to: string[]) => drawPaper({ ...paper(), to });
  const fontsIn = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font);

  it.each([
    ['Chinese', '深圳市创新科技有限公司', 'NotoSansSC'],
    ['Japanese', '株式会社イノベーション', 'NotoSansSC'],
    ['Korean', '한국혁신주식회사', 'NotoSansKR'],
    ['Arabic', 'شركة التقنية المتقدمة', 'NotoSansArabic'],
    ['Hebrew', 'חברת החדשנות בע"מ', 'NotoSansHebrew'],
    ['Devanagari', 'नवाचार प्रौद्योगिकी', 'NotoSansDevanagari'],
  ])('of %s is drawn in a font that has it', async (_, name, font) => {
    const pdf = await drawn(name, name);
    expect(fontsIn(pdf).join()).toContain(font);
    expect((await drawn(name, name)).equals(pdf)).toBe(true);
    expect(pdf.length).toBeLessThan(80_000);
  });

  it('costs a document without one nothing', async () => {
    expect(fontsIn(await drawn('Łukasz Ωμέγα Жуков ₦')).filter((font) => !font?.startsWith('Inter'))).toEqual([]);
  });

  it('that no font has is spelled out, so that nothing is lost', async () => {
    const spelledOut = async (text: string) => (await DocumentFonts.of([text])).spelledOut(text);
    expect(await spelledOut('สวัสดี Ltd')).toBe('[U+0E2A U+0E27 U+0E31 U+0E2A U+0E14 U+0E35] Ltd');
    expect(await spelledOut('Café 深圳')).toBe('Café 深圳');
  });

  it('takes no more fonts than a long address, and spells out the rest', async () => {
    const folder = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));
    const slices: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
    const oneOfEach = Object.values(slices).map((ranges) => {
      const [, last = ''] = /U\+([0-9a-f]+)[^,]*$/i.exec(ranges) ?? [];
      return String.fromCodePoint(Number.parseInt(last, 16));
    });
    const pdf = await drawn(oneOfEach.join(''));
    // Each is named twice, once by the letters that it has.
    expect(fontsIn(pdf).filter((font) => !font?.startsWith('Inter'))).toHaveLength(2 * 24);
    const fonts = await DocumentFonts.of(oneOfEach);
    expect(fonts.spelledOut('龀')).toBe('龀');
    expect(fonts.spelledOut(oneOfEach.at(-1) ?? '')).toMatch(/^\[U\+/);
  });

  it('stands from right to left, with its figures and Latin words from left to right', async () => {
    const fonts = await DocumentFonts.of(['שלום 深圳']);
    const shown = (line: string) => piecesOf(line, fonts).map(({ text }) => text);
    expect(shown('שלום 12 (ABC)')).toEqual(['(', 'ABC', ') ', '12', ' ', 'שלום']);
    expect(shown('ABC שלום')).toEqual(['ABC ', 'שלום']);
    expect(shown('深圳 Ltd').at(-1)).toBe(' Ltd');
  });

  it('keeps nobody waiting for long, however much of it there is', async () => {
    const long = (length: number) => 'شركة التقنية 한국혁신 नवाचार '.repeat(length).slice(0, length);
    const to = [200, 200, 300, 120, 100, 50, 60].map(long);
    await drawn(...to);
    const turns: number[] = [];
    let isDrawing = true;
    let last = process.cpuUsage();
    const watching = (async () => {
      while (isDrawing) {
        await setImmediate();
        turns.push(process.cpuUsage(last).user);
        last = process.cpuUsage();
      }
    })();
    await drawn(...to);
    isDrawing = false;
    await watching;
    const whole = turns.reduce((sum, turn) => sum + turn, 0);
    expect(Math.max(...turns)).toBeLessThan(whole / 4);
  });

  it('is broken where its script breaks, and anywhere where nothing else helps', () => {
    const widthOf = (text: string) => text.length;
    expect(lines('深圳市创新科技', 3, widthOf)).toEqual(['深圳市', '创新科', '技']);
    expect(lines('한국혁신 주식회사', 5, widthOf)).toEqual(['한국혁신', '주식회사']);
    expect(lines('abcdefgh', 3, widthOf)).toEqual(['abc', 'def', 'gh']);
  });

  it('is measured part by part, each once: a long one of many directions keeps nobody waiting', () => {
    const measured: string[] = [];
    lines('א b 1 (ע) '.repeat(30), 40, (text) => {
      measured.push(text);
      return text.length;
    });
    expect(measured).toHaveLength(new Set(measured).size);
    expect(Math.max(...measured.map(({ length }) => length))).toBeLessThan(10);
  });
});
