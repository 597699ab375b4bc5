import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choice } from '../../shared/choice.css.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const legend = style({
  padding: 0,
  // A legend stands outside of the flow of its fieldset, and so outside of its gap.
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});
export const mark = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const options = recipe({
  base: { display: 'flex', gap: vars.space.xs },
  variants: {
    direction: { column: { flexDirection: 'column' }, row: { flexWrap: 'wrap', columnGap: vars.space.lg } },
    look: { plain: {}, card: { gap: vars.space.sm } },
  },
  compoundVariants: [
    {
      variants: { direction: 'row', look: 'card' },
      style: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.menu} * 1.25)), 1fr))`,
        columnGap: vars.space.sm,
      },
    },
  ],
});

export const option = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minHeight: vars.size.target,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
    '@media': { [media.phone]: { minHeight: vars.size.touch, paddingBlock: vars.space.sm } },
  },
  variants: {
    look: {
      plain: {},
      card: {
        flex: 1,
        padding: vars.space.md,
        border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
        borderRadius: vars.radius.md,
        background: vars.color.surface,
        selectors: {
          '&:hover:not(:has(:disabled))': { background: vars.color.surfaceHover },
          '&:has(:checked)': { borderColor: vars.color.accent.solid, background: vars.color.accent.surface },
          '&:has(:focus-visible)': {
            outline: `${vars.border.focus} solid ${vars.color.focus}`,
            outlineOffset: vars.border.focusOffset,
          },
        },
      },
    },
  },
});

export const dot = style([choice, { marginBlock: vars.space.hair }]);
/** The card has the ring. */
export const inCard = style({ outline: 'none' });
export const words = style({ display: 'flex', flexDirection: 'column', paddingBlock: vars.space.hair, minWidth: 0 });
export const optionHint = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
