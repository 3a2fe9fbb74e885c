import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_MARK = 0x04034b50;
const LISTED_MARK = 0x02014b50;
const END_MARK = 0x06054b50;
/** The first version that knows folders and this way of packing. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** The first of January 1980, where a zip's calendar begins: the same parts are the same bytes on every day. */
const DATE = 0x0021;

interface Packed {
  readonly local: Buffer;
  readonly listed: Buffer;
}

/** A zip of a few parts, held in memory. */
export function zipOf(parts: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  let at = 0;
  const packed = parts.map(([name, bytes]): Packed => {
    const both = pack(name, bytes, at);
    at += both.local.length;
    return both;
  });
  const list = Buffer.concat(packed.map(({ listed }) => listed));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_MARK, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...packed.map(({ local }) => local), list, end]);
}

function pack(name: string, bytes: Buffer, at: number): Packed {
  const title = Buffer.from(name);
  const data = deflateRawSync(bytes);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(title.length, 22);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(at, 10);
  return {
    local: Buffer.concat([number(LOCAL_MARK, 4), facts, title, data]),
    listed: Buffer.concat([number(LISTED_MARK, 4), number(VERSION, 2), facts, tail, title]),
  };
}

function number(value: number, size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
}
