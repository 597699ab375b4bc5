import { createThemeContract } from '@vanilla-extract/css';
import { border, font, layer, leading, motion, radius, size, space, tracking, weight } from './measures.ts';
import { light } from './palette.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? null : Shape<T[K]> };

function shapeOf<T extends object>(tokens: T): Shape<T> {
  const entries = Object.entries(tokens).map(([name, value]) => [
    name,
    typeof value === 'string' ? null : shapeOf(value),
  ]);
  // Object.fromEntries forgets the keys, which are exactly those of the argument.
  return Object.fromEntries(entries) as Shape<T>;
}

/** Every token by its meaning. A theme that misses one does not compile. */
export const vars = createThemeContract({
  color: shapeOf(light),
  shadow: { sm: null, md: null, lg: null },
  space: shapeOf(space),
  size: shapeOf(size),
  radius: shapeOf(radius),
  border: shapeOf(border),
  font: shapeOf(font),
  weight: shapeOf(weight),
  leading: shapeOf(leading),
  tracking: shapeOf(tracking),
  motion: shapeOf(motion),
  layer: shapeOf(layer),
});
