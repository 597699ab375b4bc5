import { dropletsIcon } from '@imah/ui/icons';
import { describe, expect, it } from 'vitest';
import { elementsIn, htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { landingTextsEn } from '../messages/en.ts';
import { landingTextsId } from '../messages/id.ts';
import { PictureRow } from './picture-row.tsx';
import { PictureTile } from './picture-tile.tsx';
import { ProductPicture } from './product-picture.tsx';

describe('the picture of the product', () => {
  it.each([
    ['id', landingTextsId.picture.label],
    ['en', landingTextsEn.picture.label],
  ] as const)('is one picture with its description in the language %s', async (locale, label) => {
    const html = await htmlOf(<ProductPicture />, locale);

    expect([...html.matchAll(/<figure aria-label="([^"]*)"/g)].map(([, words]) => words)).toEqual([label]);
  });

  it('hides what is drawn in it from who cannot see it: both screens, and nothing can be reached by keyboard', async () => {
    const html = await htmlOf(<ProductPicture />);
    const [inside = ''] = elementsIn(html, 'figure');

    expect(inside.match(/<div aria-hidden="true" class="[^"]*(?:window|phone)[^"]*"/g)).toHaveLength(2);
    expect(inside).not.toMatch(/<(a|button|input|select)\b|tabindex/i);
  });

  it('marks the one place of the rail that is open', async () => {
    const states = [...(await htmlOf(<ProductPicture />)).matchAll(/data-state="(current|idle)"/g)].map(
      ([, state]) => state,
    );

    expect(states).toEqual(['idle', 'current', 'idle', 'idle', 'idle', 'idle']);
  });

  it('warns of the one value that is over its limit', async () => {
    const values = [...(await htmlOf(<ProductPicture />)).matchAll(/data-tone="(\w+)">([^<]*)</g)];

    expect(values.map(([, tone, words]) => [tone, words])).toEqual([
      ['plain', landingTextsId.picture.meterValue],
      ['warning', landingTextsId.picture.temperatureValue],
      ['plain', landingTextsId.picture.liftValue],
    ]);
  });

  it.each([landingTextsId, landingTextsEn])(
    'tells of one temperature: that of the alarm is that of the row',
    ({ picture }) => {
      expect(picture.alarm).toContain(picture.temperatureValue);
      expect([picture.phoneTitle, picture.alarm.startsWith(picture.temperature.split(' ').at(0) ?? '-')]).toEqual([
        picture.pump,
        picture === landingTextsEn.picture,
      ]);
    },
  );
});

describe('a tile of the picture', () => {
  const pathsOf = (html: string) => [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  const tile = (points?: readonly number[]) =>
    htmlOf(
      <PictureTile icon={dropletsIcon} label="Air" value="1,8 m³/jam" {...(points === undefined ? {} : { points })} />,
    );

  it('draws its points from edge to edge, the lowest below and the highest above, and fills the area under them', async () => {
    const html = await tile([0, 10, 5]);
    const [area, line] = pathsOf(html.slice(html.indexOf('preserveAspectRatio')));

    expect(line).toBe('M0.0 25.0 L50.0 4.0 L100.0 14.5');
    expect(area).toBe(`${line} L100 28 L0 28 Z`);
  });

  it('draws a bar where it has no points', async () => {
    const html = await tile();

    expect(html).not.toContain('preserveAspectRatio');
    expect(wordsOf(html)).toBe('Air1,8 m³/jam');
  });

  it.each([
    ['a value that never changed', [7, 7, 7]],
    ['one point alone', [7]],
  ])('draws %s without a number that is none', async (_name, points) => {
    expect(await tile(points)).not.toContain('NaN');
  });
});

describe('a row of the picture', () => {
  it('shows a value with its tone, plain where nothing is said', async () => {
    expect(await htmlOf(<PictureRow icon={dropletsIcon} name="Lift" value="Lantai 7" />)).toMatch(
      /<span class="[^"]*" data-tone="plain">Lantai 7<\/span>/,
    );
    expect(await htmlOf(<PictureRow icon={dropletsIcon} name="Suhu" value="41 °C" tone="warning" />)).toMatch(
      /data-tone="warning">41 °C</,
    );
  });

  it('shows a command on its way instead of a value, for none is certain', async () => {
    const html = await htmlOf(<PictureRow icon={dropletsIcon} name="Pompa" value="Menyala" pending="Terkirim" />);

    expect(wordsOf(html)).toBe('PompaTerkirim');
    expect(html).not.toContain('data-tone');
  });
});
