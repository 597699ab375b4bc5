import { expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

it('lets addresses of the web, of mail, of a telephone and of this site through', () => {
  const good = ['https://imah.example', 'http://a', 'mailto:sari@imah.example', 'tel:+6221', '/imah/ticket/1', '#atas'];

  expect(good.map(safeAddress)).toEqual(good);
});

it('stops whatever could run or lead elsewhere unseen', () => {
  const bad = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//asing.example',
    'vbscript:x',
    'file:///etc',
    '/\\asing.example/masuk',
    '/\\\\asing.example',
    '\\\\asing.example',
    '/\t/asing.example',
    '/\n/asing.example',
    '\t//asing.example',
    'https:asing.example',
    'https://',
  ];

  expect(bad.map(safeAddress)).toEqual(bad.map(() => undefined));
});
