import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { office } from '../testing/hostile-files.ts';
import { judgeOffice } from './judge-office.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('finds nothing wrong with an ordinary document', () => {
  expect(judgeOffice(docx, office('docx'))).toBe(null);
});

it('unpacks no more than it may of a part that says it is small', () => {
  const bomb = zipSync({
    '[Content_Types].xml': new Uint8Array(9_000_000),
    'word/document.xml': new Uint8Array(100_000_000),
  });
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
  for (let at = 0; at < bomb.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, 64, true);
  }

  expect(judgeOffice(docx, bomb)).toBe('ARSIP_BERBAHAYA');
});
