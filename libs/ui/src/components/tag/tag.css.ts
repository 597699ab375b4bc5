import { style, styleVariants } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const tag = style({
  ...inlineFlexRow('xs'),
  maxWidth: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space.sm,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontSize: vars.font.sm,
  lineHeight: vars.leading.snug,
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const dot = style({
  flexShrink: 0,
  width: vars.size.mark,
  height: vars.size.mark,
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
});
export const dots = styleVariants(vars.color.data, (color) => ({ background: color }));
export const remove = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` },
    // A finger is wider than the tag is high.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': {
    [media.phone]: { selectors: { '&::after': { inset: `calc((${vars.size.target} - ${vars.size.touch}) / 2)` } } },
  },
});
