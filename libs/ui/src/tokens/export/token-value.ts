/** A value in the form of the Design Tokens Format Module 2025.10 of the W3C community group. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

/** `0.75rem`, `3px`, `0`. Rem stays rem: a larger text size scales it. */
export function dimension(text: string): Token {
  const [, number = '', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  if (number === '') throw new Error(`${text} is no length`);
  return { $type: 'dimension', $value: { value: Number(number), unit } };
}

/** `#0c2225` and `rgb(12 34 37 / 0.45)`. */
export function color(text: string): Token {
  return { $type: 'color', $value: colorValue(text) };
}

/** `120ms`. */
export function duration(text: string): Token {
  return { $type: 'duration', $value: { value: numberOf(text, 'ms'), unit: 'ms' } };
}

/** `cubic-bezier(0.2, 0.8, 0.2, 1)`. */
export function curve(text: string): Token {
  const points = /^cubic-bezier\((.+)\)$/.exec(text)?.[1]?.split(',').map(Number) ?? [];
  if (points.length !== 4 || points.some(Number.isNaN)) throw new Error(`${text} is no curve`);
  return { $type: 'cubicBezier', $value: points };
}

/** `1.5`, `600`, `900`. */
export function number(text: string, $type: 'number' | 'fontWeight' = 'number'): Token {
  return { $type, $value: numberOf(text, '') };
}

/** `-0.02em`: the format knows no em, so the number stands for a share of the text size. */
export function share(text: string): Token {
  return { $type: 'number', $value: numberOf(text.replace(/em$/, ''), '') };
}

/** Families from the first choice to the last. */
export function families(text: string): Token {
  return { $type: 'fontFamily', $value: text.split(',').map((name) => name.trim().replaceAll("'", '')) };
}

/** `0 1px 2px rgb(12 34 37 / 0.06), 0 6px 16px -4px rgb(…)`. */
export function shadow(text: string): Token {
  return { $type: 'shadow', $value: text.split(/,\s*(?![^(]*\))/).map(layerOf) };
}

function layerOf(text: string) {
  const [, lengths = '', tint = ''] = /^(.+?)\s+(rgb\(.+\))$/.exec(text.trim()) ?? [];
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(/\s+/);
  const length = (one: string) => dimension(one).$value;
  return {
    color: colorValue(tint),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
  };
}

function colorValue(text: string) {
  const [channels, alpha] = channelsOf(text);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function channelsOf(text: string): readonly [readonly number[], number] {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) return [[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), 1];
  const [, red, green, blue, alpha = '1'] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text) ?? [];
  if (red === undefined) throw new Error(`${text} is no colour that can be exported`);
  return [[Number(red), Number(green), Number(blue)], Number(alpha)];
}

function numberOf(text: string, unit: string): number {
  const value = Number(text.endsWith(unit) ? text.slice(0, text.length - unit.length) : Number.NaN);
  if (Number.isNaN(value)) throw new Error(`${text} is no number${unit === '' ? '' : ` of ${unit}`}`);
  return value;
}
