import PDFParser from 'pdf2json';

/** What stands in a PDF, in the order of its writing: one line for each piece of text. */
export function textOf(pdf: Buffer): Promise<string> {
  const parser = new PDFParser();
  return new Promise((resolve, reject) => {
    parser.on('pdfParser_dataError', reject);
    parser.on('pdfParser_dataReady', ({ Pages }) => {
      const pieces = Pages.flatMap(({ Texts }) =>
        Texts.map(({ R }) => R.map(({ T }) => decodeURIComponent(T)).join('')),
      );
      resolve(pieces.join('\n'));
    });
    // Below zero it says nothing on the console.
    parser.parseBuffer(pdf, -1);
  });
}
