import { constants, crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  content: Buffer | string;
  /** How long it says that its content is, where that is a lie. */
  claims?: number;
  /** What stands in the place of its packed content. */
  deflated?: Buffer;
}

/** A ZIP as any program packs it. */
export function zipOf(...entries: Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, deflated } of entries) {
    const plain = Buffer.from(content);
    const packed = deflated ?? deflateRawSync(plain);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims ?? plain.length, 18);
    head.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, place, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}

/** A megabyte of zeros, as many times, in a kilobyte each. */
export function deflatedZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), deflateRawSync(Buffer.alloc(0))]);
}

/** As word processors and their kin pack what they write. */
export const officeFile = (mainType: string, part = 'word/document.xml'): Buffer =>
  zipOf(
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/${part}" ContentType="${mainType}.main+xml"/></Types>`,
    },
    { name: part, content: '<w/>' },
  );
