import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../setup/chromium.ts';
import { asKept, differenceOf, lenient, shrink, strict } from './compare.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage({ viewport: { width: 100, height: 100 } });
}, 120_000);
afterAll(() => browser.close());

const shot = async (html: string, height = 100) => {
  const other = await browser.newPage({ viewport: { width: 100, height } });
  await other.setContent(`<style>body{margin:0;background:#fff}div{position:absolute}</style>${html}`);
  const png = await other.screenshot();
  await other.close();
  return png;
};
const square = (side: number, color = '#000') =>
  `<div style="width:${side}px;height:${side}px;background:${color}"></div>`;

describe('two pictures', () => {
  it('are alike when every pixel is', async () => {
    expect(await differenceOf(page, await shot(square(50)), await shot(square(50)), strict)).toBeNull();
  });

  it('are alike while no more of their pixels differ than the tolerance says', async () => {
    const blank = await shot('');

    // 9 and 16 of 10,000: one below, one above 0.1 %.
    expect(await differenceOf(page, blank, await shot(square(3)), strict)).toBeNull();
    expect((await differenceOf(page, blank, await shot(square(4)), strict))?.words).toBe('16 titik berbeda (0.16 %)');
  });

  it('are alike while colours are no further apart than a person would see', async () => {
    const grey = await shot(square(50, '#808080'));

    expect(await differenceOf(page, grey, await shot(square(50, '#909090')), strict)).toBeNull();
    expect((await differenceOf(page, grey, await shot(square(50, '#a0a0a0')), strict))?.words).toBe(
      '2500 titik berbeda (25.00 %)',
    );
  });

  it('differ when one is taller, but for the few pixels that another browser may add', async () => {
    const short = await shot('', 100);
    const tall = await shot('', 104);

    expect((await differenceOf(page, short, tall, strict))?.words).toBe('100 × 100 menjadi 100 × 104');
    expect(await differenceOf(page, short, tall, lenient)).toBeNull();
  });

  it('come with a picture of what differs, as large as what they share', async () => {
    const difference = await differenceOf(page, await shot(''), await shot(square(20)), strict);

    // The size stands in the header of a PNG.
    expect([difference?.png.readUInt32BE(16), difference?.png.readUInt32BE(20)]).toEqual([100, 100]);
    // Held against an all-red picture only the square is the same.
    const red = await shot(square(100, 'rgb(220 0 80)'));
    const marked = await differenceOf(page, red, difference?.png ?? Buffer.alloc(0), strict);
    expect(marked?.words).toBe('9600 titik berbeda (96.00 %)');
  });
});

describe('a picture that is kept', () => {
  const picture = `${square(60, 'linear-gradient(90deg, #0b7a75, #f4a259)')}<div style="top:70px">Menara</div>`;

  it('is the picture in the eyes of a person, in fewer bytes', async () => {
    const png = await shot(picture);
    const kept = await shrink(page, png);

    expect(kept.byteLength).toBeLessThan(png.byteLength);
    expect(await differenceOf(page, kept, png, asKept)).toBeNull();
    expect(await differenceOf(page, kept, png, strict)).toBeNull();
  });

  it('is not replaced by the same picture kept again', async () => {
    const kept = await shrink(page, await shot(picture));

    expect(await shrink(page, kept)).toEqual(kept);
  });
});
