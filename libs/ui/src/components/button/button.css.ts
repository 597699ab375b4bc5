import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inlineFlexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const enabled = '&:not([aria-disabled="true"]):not(:disabled)';

export const button = recipe({
  base: {
    position: 'relative',
    ...inlineFlexRow('sm', { justify: 'center' }),
    flexShrink: 0,
    maxWidth: '100%',
    borderRadius: vars.radius.md,
    border: `${vars.border.thin} solid transparent`,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, border-color ${vars.motion.fast} ${vars.motion.easeOut}, color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled:not([aria-busy="true"])': { opacity: 0.55 },
    },
    '@media': {
      // A forced palette drops fills; the boundary keeps it a button.
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.accent.solid,
        color: vars.color.accent.on,
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.accent.solidHover },
          [`${enabled}:active`]: { background: vars.color.accent.solidActive },
        },
      },
      neutral: {
        background: vars.color.surface,
        borderColor: vars.color.borderStrong,
        color: vars.color.text,
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.surfaceHover },
          [`${enabled}:active`]: { background: vars.color.surfaceActive },
        },
      },
      danger: {
        background: vars.color.danger.solid,
        color: vars.color.danger.on,
        selectors: { [`${enabled}:hover`]: { background: vars.color.danger.solidHover } },
      },
      ghost: {
        color: vars.color.text,
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.surfaceHover },
          [`${enabled}:active`]: { background: vars.color.surfaceActive },
        },
      },
    },
    size: {
      sm: { minHeight: vars.size.controlSm, paddingInline: vars.space.sm, fontSize: vars.font.sm, gap: vars.space.xs },
      md: { minHeight: vars.size.controlMd, paddingInline: vars.space.md, fontSize: vars.font.md },
      lg: { minHeight: vars.size.controlLg, paddingInline: vars.space.lg, fontSize: vars.font.lg },
    },
    width: { auto: {}, full: { width: '100%' } },
    align: { center: {}, start: { justifyContent: 'stretch' } },
    shape: { text: {}, square: { paddingInline: 0, aspectRatio: '1' } },
  },
});

export const content = style({
  ...inlineFlexRow(null, { justify: 'center' }),
  gap: 'inherit',
  minWidth: 0,
  paddingBlock: vars.space.xs,
  // Out of sight, not out of the button's name: what is under way is still said.
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

export const spread = style({ flex: 1, justifyContent: 'flex-start', textAlign: 'start' });
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' });

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
