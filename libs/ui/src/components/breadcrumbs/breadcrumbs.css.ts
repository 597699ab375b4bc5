import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const nav = style({ minWidth: 0, fontSize: vars.font.sm });
export const list = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: vars.color.textMuted,
  selectors: { '&:last-child': { color: vars.color.text, fontWeight: vars.weight.semibold } },
  '@media': {
    // A phone has room for where you are and where you came from.
    [media.phone]: {
      selectors: {
        '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        // Where you are is read whole before where you came from.
        '&:last-child': { flexShrink: 0, maxWidth: vars.size.menu },
      },
    },
  },
});
export const words = style({
  display: 'inline-block',
  minHeight: vars.size.target,
  lineHeight: vars.size.target,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const link = style([
  words,
  {
    borderRadius: vars.radius.sm,
    paddingInline: vars.space.xs,
    marginInline: `calc(-1 * ${vars.space.xs})`,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.surfaceHover } },
  },
]);
export const separator = style({ display: 'inline-flex', paddingInline: vars.space.sm, color: vars.color.textMuted });
