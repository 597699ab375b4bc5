import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)',
      gap: vars.space.lg,
      alignItems: 'baseline',
    },
  },
});
export const term = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const detail = style({ fontWeight: vars.weight.medium, minWidth: 0 });
