import { border, font, layer, leading, motion, radius, size, space, tracking, weight } from '../measures.ts';
import { dark, light } from '../palette.ts';
import { scales } from '../scales.ts';
import { shadows } from '../shadows.ts';
import { color, curve, dimension, duration, families, number, share, shadow, type Token } from './token-value.ts';

/** Tokens and groups of tokens, by name. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

type Values = { readonly [name: string]: string | Values };

/**
 * Every token in the form that Figma, Style Dictionary and their like read (Design Tokens Format Module 2025.10).
 * What differs by theme stands twice, below `light` and `dark`, under the same names.
 */
export function designTokens(): TokenGroup {
  const { family, mono, ...textSizes } = font;
  const { easeOut, easeInOut, ...durations } = motion;
  return {
    scale: groupOf(scales, color),
    color: { light: groupOf(light, color), dark: groupOf(dark, color) },
    shadow: { light: groupOf(shadows.light, shadow), dark: groupOf(shadows.dark, shadow) },
    space: groupOf(space, dimension),
    size: groupOf(size, dimension),
    radius: groupOf(radius, dimension),
    border: groupOf(border, dimension),
    font: { family: groupOf({ text: family, mono }, families), size: groupOf(textSizes, dimension) },
    weight: groupOf(weight, (text) => number(text, 'fontWeight')),
    leading: groupOf(leading, (text) => number(text)),
    tracking: groupOf(tracking, share),
    motion: { duration: groupOf(durations, duration), easing: groupOf({ easeOut, easeInOut }, curve) },
    layer: groupOf(layer, (text) => number(text)),
  };
}

function groupOf(values: Values, toToken: (text: string) => Token): TokenGroup {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? toToken(value) : groupOf(value, toToken),
  ]);
  return Object.fromEntries(entries);
}
