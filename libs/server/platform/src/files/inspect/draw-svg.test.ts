import { expect, it } from 'vitest';
import { drawSvg, isSvg } from './draw-svg.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string) => bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inside}</svg>`);

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['\uFEFF<?xml version="1.0"?>\n<!-- A plan -->\n<svg>', true],
  ['<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg width="9">', true],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>', false],
  ['<html><svg></svg></html>', false],
  ['<svgx>', false],
  ['\x89PNG', false],
  ['', false],
])('%j begins as a drawing does: %s', (text, is) => {
  expect(isSvg(bytes(text))).toBe(is);
});

it('hundreds of comments without a drawing are looked through at once', () => {
  expect(isSvg(bytes('<!---->'.repeat(500)))).toBe(false);
  expect(isSvg(bytes(`${'<!-- -- -> -->'.repeat(200)}<svg>`))).toBe(true);
});

it('a small drawing that would take hours is ended when its time is over', async () => {
  // Each of nine groups stands five times in the next: two million blurred circles in a kilobyte.
  const groups = Array.from({ length: 9 }, (_, nth) => `<g id="a${nth + 1}">${`<use href="#a${nth}"/>`.repeat(5)}</g>`);
  const bomb = svg(
    `<defs><filter id="f"><feGaussianBlur stdDeviation="50"/></filter><g id="a0"><circle r="30" filter="url(#f)"/></g>${groups.join('')}</defs><use href="#a9"/>`,
  );

  await expect(drawSvg('somebody', bomb, 600)).rejects.toMatchObject({ status: 422, code: 'BERKAS_RUSAK' });
});

it.each([
  ['an entity', '<!ENTITY a "aaaa">'],
  ['what is not closed', '<g>'],
])('a drawing with %s is refused', async (_, inside) => {
  await expect(drawSvg('somebody', svg(inside))).rejects.toMatchObject({ status: 422, code: 'BERKAS_RUSAK' });
});
