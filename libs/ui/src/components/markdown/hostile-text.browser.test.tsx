import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../global/global.ts';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

// Each of them would call this if it ran.
const fire = 'parent.__fired=1';
const hostile: readonly string[] = [
  `<script>${fire}</script>`,
  `<SCRIPT SRC=https://asing.example/x.js></SCRIPT>`,
  `<img src=x onerror="${fire}">`,
  `<img src=x onerror=${fire}//`,
  `<svg onload="${fire}">`,
  `<svg><script>${fire}</script></svg>`,
  `<svg><animate onbegin=${fire} attributeName=x dur=1s>`,
  `<iframe src="javascript:${fire}"></iframe>`,
  `<iframe srcdoc="<script>${fire}</script>"></iframe>`,
  `<object data="javascript:${fire}"></object>`,
  `<embed src="javascript:${fire}">`,
  `<body onload=${fire}>`,
  `<details open ontoggle=${fire}>x</details>`,
  `<video><source onerror="${fire}"></video>`,
  `<audio src=x onerror=${fire}>`,
  `<input autofocus onfocus=${fire}>`,
  `<marquee onstart=${fire}>x</marquee>`,
  `<a href="javascript:${fire}">x</a>`,
  `<form action="javascript:${fire}"><button>x</button></form>`,
  `<math><mtext><style><img src=x onerror=${fire}></style></mtext></math>`,
  `<style>@import 'https://asing.example/x.css';</style>`,
  `<link rel=stylesheet href=https://asing.example/x.css>`,
  `<base href="https://asing.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://asing.example">`,
  `<div style="background:url(https://asing.example/p.gif)">x</div>`,
  `<template><script>${fire}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${fire}>"></noscript>`,
  `<!--<img src="--><img src=x onerror=${fire}>-->`,
  `<![CDATA[<script>${fire}</script>]]>`,
  `[x](javascript:${fire})`,
  `[x](JaVaScRiPt:${fire})`,
  `[x](  javascript:${fire})`,
  `[x](java\tscript:${fire})`,
  `[x](java&#10;script:${fire})`,
  `[x](&#106;avascript:${fire})`,
  `[x](javascript&colon;${fire})`,
  `[x](\u0001javascript:${fire})`,
  `[x](data:text/html,<script>${fire}</script>)`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `[x](vbscript:${fire})`,
  `[x](file:///etc/passwd)`,
  `[x](//asing.example)`,
  `[x](blob:https://imah.example/1)`,
  `<javascript:${fire}>`,
  `![x](javascript:${fire})`,
  `![x](data:image/svg+xml,<svg onload=${fire}>)`,
  `![x](https://asing.example/p.gif)`,
  `[x]: javascript:${fire}\n\n[x]`,
  `[a](https://imah.example "\\" onmouseover=\\"${fire}")`,
  `[<img src=x onerror=${fire}>](https://imah.example)`,
  `\`<img src=x onerror=${fire}>\``,
  '```html\n<script>parent.__fired=1</script>\n```',
  `| <img src=x onerror=${fire}> | b |\n|---|---|\n| <script>${fire}</script> | 2 |`,
  `- [ ] <img src=x onerror=${fire}>`,
  `# <script>${fire}</script>`,
  `> <iframe src=javascript:${fire}>`,
];

const allowed = new Set(
  'DIV P BR STRONG EM DEL A UL OL LI CODE PRE BLOCKQUOTE HR TABLE THEAD TBODY TR TH TD H3 H4 INPUT SPAN SVG svg'.split(
    ' ',
  ),
);

it.each(hostile)('%s becomes nothing but plain elements, and leads nowhere that runs', (text) => {
  Reflect.deleteProperty(globalThis, '__fired');
  const { container } = render(<Markdown text={text} />);

  // Icons of links are the library's own: what is inside of them is not the text's.
  const elements = [...container.querySelectorAll('*')].filter(
    (element) => element.closest('svg [data-icon]') === null,
  );
  const own = elements.filter((element) => element.parentElement?.closest('svg') === null);
  expect(own.map(({ tagName }) => tagName).filter((name) => !allowed.has(name))).toEqual([]);
  expect(own.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual([]);
  for (const link of container.querySelectorAll('a')) {
    expect(['http:', 'https:', 'mailto:', 'tel:', location.protocol]).toContain(new URL(link.href).protocol);
    expect(link.rel).toBe(new URL(link.href).origin === location.origin ? link.rel : 'noopener noreferrer');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(Reflect.get(globalThis, '__fired')).toBeUndefined();
});

it('tries more than forty of them', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40);
});

const endless: readonly string[] = [
  '>'.repeat(5000),
  '> '.repeat(2500),
  '1. '.repeat(1660),
  '- '.repeat(2400) + 'a',
  '* '.repeat(2400) + 'a',
  '*'.repeat(2500) + 'a' + '*'.repeat(2499),
  '['.repeat(2500) + 'a' + ']'.repeat(2500),
];

it.each(endless)(
  '%.12s… without end is shown as it was written, or as far as it goes, and takes no page away',
  (text) => {
    const { container } = render(<Markdown text={text} />);

    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('*').length).toBeLessThan(100);
  },
);
