import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const list = style({
  // What is scrolled to stands within it.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});
/** What is beyond the edge fades, so that it is seen to go on. */
export const pages = style({
  '@media': {
    [media.phone]: {
      maskImage: `linear-gradient(to right, black calc(100% - ${vars.space.xl}), transparent)`,
      paddingInlineEnd: vars.space.xl,
    },
  },
});
export const tab = style({
  position: 'relative',
  ...inlineFlexRow('sm'),
  flexShrink: 0,
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected="true"], &[aria-current="page"]': { color: vars.color.text, fontWeight: vars.weight.semibold },
    '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.sm,
      insetBlockEnd: 0,
      height: vars.border.thick,
      borderRadius: vars.radius.full,
      background: vars.color.accent.solid,
    },
  },
  '@media': {
    [media.phone]: { minHeight: vars.size.touch },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after, &[aria-current="page"]::after': { background: 'Highlight' } },
    },
  },
});
export const panel = style({ paddingBlockStart: vars.space.lg, borderRadius: vars.radius.md });
