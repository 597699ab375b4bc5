import { expect, it } from 'vitest';
import { HttpProblem } from '../../http/errors.ts';
import { inspectText } from './inspect-text.ts';

function judge(content: Buffer | string): string {
  try {
    inspectText(Buffer.from(content));
    return 'nothing wrong';
  } catch (error) {
    return error instanceof HttpProblem ? `${error.status} ${error.code}` : String(error);
  }
}

it.each([
  ['of any language', 'Bocor di lantai 3 — ญี่ปุ่น 😀'],
  ['with tabs and line ends of every system', 'a\tb\r\nc\rd\n\f'],
  ['with a byte order mark', '\uFEFFkode;luas\n'],
  ['with signs of arithmetic', 'a < b, c > d, x<y>z'],
  ['about pages, in words', 'Tulis <b> untuk huruf tebal, bukan <bold>'],
  ['with a script as a word', 'naskah (script) teater'],
  ['that is empty', ''],
])('takes a text %s', (_, content) => {
  expect(judge(content)).toBe('nothing wrong');
});

it.each([
  ['a page', '<!doctype html><p>'],
  ['a page in capitals, with blanks', '<  HTML lang=id>'],
  ['a script', 'nama,unit\n<script>x</script>'],
  ['a picture that runs', '<svg onload=x>'],
  ['a document with entities', '<!ENTITY a "ha">'],
  ['a program of the server', '<?php system($_GET[0]);'],
  ['an XML document', '<?xml version="1.0"?>'],
  ['a frame', '<iframe src=//x>'],
  ['an embedded object', '<object data=x>'],
  ['a reload', '<meta http-equiv=refresh>'],
  ['mathematics that runs', '<math><mtext>'],
])('refuses %s as something that runs', (_, content) => {
  expect(judge(content)).toBe('422 BERKAS_BERSKRIP');
});

it.each([
  ['a NUL', 'a\0b'],
  ['an escape of a terminal', '\u001b[31mmerah'],
  ['a control character beyond ASCII', 'a\u0085b'],
  ['bytes that are no UTF-8', Buffer.from([0x61, 0xff, 0x62])],
  ['a character that is cut off', Buffer.from([0xe2, 0x82])],
  ['a character longer than it need be', Buffer.from([0xc0, 0xaf])],
  ['text of another encoding', Buffer.from('halo', 'utf16le')],
])('refuses %s as no text', (_, content) => {
  expect(judge(content)).toBe('415 ISI_BERKAS_BERBEDA');
});
