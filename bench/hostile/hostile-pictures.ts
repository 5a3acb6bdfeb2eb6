import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type HostileFile, spoil } from './hostile-file.ts';

type Files = ReadonlyMap<string, Uint8Array>;

const MEGABYTE = 1_048_576;
const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Pictures that are giants, scraps, lies and other files at once. */
export async function hostilePictures(): Promise<readonly HostileFile[]> {
  const good = sharp({ create: { width: 320, height: 200, channels: 3, background: '#ffffff' } }).composite([
    {
      input: Buffer.from(
        '<svg width="320" height="200"><text x="20" y="60" font-size="24">Lisbon 1200</text><rect x="20" y="90" width="90" height="90" fill="#36c"/></svg>',
      ),
    },
  ]);
  const genuine = {
    png: await good.clone().png().toBuffer(),
    jpeg: await good.clone().jpeg().toBuffer(),
    webp: await good.clone().webp().toBuffer(),
    gif: await good.clone().gif().toBuffer(),
  };
  const spoilt = Object.entries(genuine).flatMap(([format, bytes]) =>
    toFiles(`image/${format}`, spoil(`a picture (${format})`, bytes, { cuts: 6, flips: 12, spared: 16 })),
  );
  return [
    ...toFiles('image/png', pngs()),
    ...toFiles('image/jpeg', jpegs(genuine.jpeg)),
    ...toFiles('image/gif', gifs(genuine.gif)),
    ...toFiles('image/webp', webps(genuine.webp)),
    ...spoilt,
  ];
}

function toFiles(mimeType: string, files: Files): readonly HostileFile[] {
  return [...files].map(([name, bytes]) => ({ name: `${mimeType}: ${name}`, kind: 'image', mimeType, bytes }));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

type Sides = { readonly width: number; readonly height: number; readonly depth?: number; readonly colour?: number };

function head({ width, height, depth = 8, colour = 0 }: Sides): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour], 8);
  return chunk('IHDR', data);
}

function png(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([PNG_HEAD, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function pngs(): Files {
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(10_100)));
  const small = { width: 100, height: 100 };
  const flood = chunk('IDAT', deflateSync(Buffer.alloc(256 * MEGABYTE)));
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(256 * MEGABYTE))]);
  const files = new Map<string, Uint8Array>([
    ['nothing but its first bytes', PNG_HEAD],
    ['no pixels', png(head(small))],
    ['no head', png(pixels)],
    ['two heads', png(head(small), head({ width: 60_000, height: 60_000 }), pixels)],
    ['256 MB of pixels in a small picture', png(head(small), flood)],
    [
      '16,000 by 16,000 black pixels',
      png(head({ width: 16_000, height: 16_000 }), chunk('IDAT', deflateSync(Buffer.alloc(16_000 * 16_001)))),
    ],
    ['a colour profile of 256 MB', png(head(small), chunk('iCCP', text), pixels)],
    ['a note of 256 MB', png(head(small), chunk('zTXt', text), pixels)],
    ['a palette without colours', png(head({ ...small, colour: 3 }), pixels)],
    ['13 bits a pixel', png(head({ ...small, depth: 13 }), pixels)],
    [
      '100,000 empty chunks',
      png(head(small), ...Array.from({ length: 100_000 }, () => chunk('teXt', Buffer.alloc(0))), pixels),
    ],
    ['a million frames', png(head(small), chunk('acTL', Buffer.from([0, 15, 66, 64, 0, 0, 0, 0])), pixels)],
    [
      'a workbook behind it',
      Buffer.concat([png(head(small), pixels), Buffer.from('PK\u0003\u0004'), Buffer.alloc(300)]),
    ],
    [
      'a page of hypertext behind it',
      Buffer.concat([png(head(small), pixels), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a false check sum', Buffer.from(png(head(small), pixels)).fill(0, 29, 33)],
  ]);
  for (const side of [65_535, 1_000_000, 2_147_483_647])
    files.set(`${side} pixels a side`, png(head({ width: side, height: side }), pixels));
  files.set('a line of a thousand million pixels', png(head({ width: 1_000_000_000, height: 1 }), pixels));
  files.set('no side', png(head({ width: 0, height: 0 }), pixels));
  return files;
}

function jpegs(good: Buffer): Files {
  const frame = good.indexOf(Buffer.from([0xff, 0xc0]));
  const sized = (width: number, height: number): Buffer => {
    const changed = Buffer.from(good);
    changed.writeUInt16BE(height, frame + 5);
    changed.writeUInt16BE(width, frame + 7);
    return changed;
  };
  const segment = (marker: number, data: Uint8Array): Buffer => {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length + 2, 0);
    return Buffer.concat([Buffer.from([0xff, marker]), size, data]);
  };
  const within = (...segments: readonly Buffer[]): Buffer =>
    Buffer.concat([good.subarray(0, 2), ...segments, good.subarray(2)]);
  // An image file directory whose next directory is itself.
  const loop = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\x08', 'latin1');
  return new Map([
    ['65,535 pixels a side', sized(65_535, 65_535)],
    ['no side', sized(0, 0)],
    ['a directory that follows itself', within(segment(0xe1, loop))],
    ['thirty notes of 64 KB', within(...Array.from({ length: 30 }, () => segment(0xfe, Buffer.alloc(65_000, 65))))],
    [
      'a thousand scans',
      Buffer.concat([
        good.subarray(0, -2),
        ...Array.from({ length: 1000 }, () => segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))),
        good.subarray(-2),
      ]),
    ],
    ['tables that are not there', within(segment(0xdb, Buffer.from([0x7f])), segment(0xc4, Buffer.alloc(17, 255)))],
    ['a million bytes of nothing', Buffer.concat([good.subarray(0, 3), Buffer.alloc(MEGABYTE, 0xff)])],
    ['a page of hypertext within', within(segment(0xfe, Buffer.from('<script>alert(1)</script>')))],
    ['a workbook behind it', Buffer.concat([good, Buffer.from('PK\u0003\u0004'), Buffer.alloc(300)])],
  ]);
}

function gifs(good: Buffer): Files {
  const sized = (width: number, height: number): Buffer => {
    const changed = Buffer.from(good);
    changed.writeUInt16LE(width, 6);
    changed.writeUInt16LE(height, 8);
    return changed;
  };
  const start = Buffer.from(`GIF89a\x01\0\x01\0\0\0\0`, 'latin1');
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const wide = Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x44, 1, 0]);
  const end = Buffer.from([0x3b]);
  return new Map([
    ['65,535 pixels a side', sized(65_535, 65_535)],
    ['no side', sized(0, 0)],
    ['100,000 frames', Buffer.concat([start, ...Array.from({ length: 100_000 }, () => frame), end])],
    ['100 frames larger than the picture', Buffer.concat([start, ...Array.from({ length: 100 }, () => wide), end])],
    [
      'a flood of codes',
      Buffer.concat([start, frame.subarray(0, 11), ...Array.from({ length: 4000 }, () => Buffer.alloc(256, 255)), end]),
    ],
    [
      'a script in its note',
      Buffer.concat([start, Buffer.from('!\xfe\x19<script>alert(1)</script>\0', 'latin1'), frame, end]),
    ],
    ['blocks that do not end', Buffer.concat([start, Buffer.from([0x21, 0xf9]), Buffer.alloc(MEGABYTE, 255)])],
  ]);
}

function webps(good: Buffer): Files {
  const riff = (size: number, rest: Uint8Array): Buffer => {
    const first = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
    first.writeUInt32LE(size, 4);
    return Buffer.concat([first, rest]);
  };
  const block = (type: string, data: Uint8Array, size = data.length): Buffer => {
    const first = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    first.writeUInt32LE(size, 4);
    return Buffer.concat([first, data]);
  };
  const canvas = block('VP8X', Buffer.from([2, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  const frames = Array.from({ length: 20_000 }, () => block('ANMF', Buffer.alloc(16)));
  const body = good.subarray(12);
  return new Map([
    ['a size that is a lie', riff(4_294_967_295, body)],
    ['no size', riff(0, body)],
    ['16 million pixels a side', riff(30, canvas)],
    [
      '16 million pixels a side and 20,000 frames',
      riff(600_000, Buffer.concat([canvas, block('ANIM', Buffer.alloc(6)), ...frames])),
    ],
    [
      'pixels without loss that are none',
      riff(60, block('VP8L', Buffer.concat([Buffer.from([0x2f, 0xff, 0xff, 0xff, 0xff]), Buffer.alloc(40, 255)]))),
    ],
    ['a block longer than the file', riff(good.length, block('VP8 ', body, 2_147_483_647))],
    ['a page of hypertext behind it', Buffer.concat([good, Buffer.from('<script>alert(1)</script>')])],
  ]);
}
