import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media, vars } from './tokens.ts';

/** What is cut out of a sheet along a dashed line. */
export const cutOut = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `${vars.border.thin} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
  breakInside: 'avoid',
} as const satisfies StyleRule;

interface Layout {
  readonly display: 'block' | 'grid';
  readonly gridTemplateColumns?: string;
  readonly gap?: string;
}

/**
 * The class of a child of the body that is on paper alone, and there nothing else. `before` all others: also where the page
 * holds another such sheet. To be called in a `.css.ts`.
 */
export function sheetOnPaper({ display, ...layout }: Layout, order: 'alone' | 'before' = 'alone'): string {
  const shown = order === 'before' ? (`${display} !important` as const) : display;
  const sheet = style({ display: 'none', '@media': { [media.print]: { display: shown, ...layout } } });
  globalStyle(`body:has(> ${sheet}) > *:not(${sheet})`, { '@media': { [media.print]: { display: 'none' } } });
  return sheet;
}
