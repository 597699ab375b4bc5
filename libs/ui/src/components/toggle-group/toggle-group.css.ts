import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const group = recipe({
  base: {
    display: 'inline-flex',
    // A choice that is cut off cannot be read: where one row is too narrow, there are two.
    flexWrap: 'wrap',
    maxWidth: '100%',
    padding: vars.space.hair,
    gap: vars.space.hair,
    background: vars.color.surfaceSunken,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
  },
  variants: { width: { auto: {}, full: { display: 'flex' } } },
});

export const item = recipe({
  base: {
    display: 'inline-flex',
    flex: 'auto',
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text, background: vars.color.surfaceHover },
      '&[data-state="on"]': {
        background: vars.color.surfaceRaised,
        color: vars.color.accent.text,
        borderColor: vars.color.borderStrong,
        fontWeight: vars.weight.semibold,
      },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-state="on"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
      [media.phone]: { minHeight: vars.size.touch, minWidth: vars.size.touch },
    },
  },
  variants: {
    size: {
      sm: { minHeight: vars.size.target, paddingInline: vars.space.sm, fontSize: vars.font.sm },
      md: { minHeight: vars.size.controlSm, paddingInline: vars.space.md },
    },
  },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
