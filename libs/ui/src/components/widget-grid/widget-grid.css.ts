import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Between two widgets, and the height of a row: what the arithmetic in pixels reads from the tokens. */
export const gap = vars.space.md;
export const row = vars.size.controlMd;

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
export const limit = style({ flexBasis: '100%', fontSize: vars.font.sm, color: vars.color.textMuted });
export const box = style({ minWidth: 0 });
export const grid = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-shape="list"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space.md,
    },
    '&[data-shape="grid"][data-mode="edit"]': {
      // A mark at every crossing of the gaps, as on squared paper.
      backgroundImage: `radial-gradient(circle at calc(100% - ${gap} / 2) calc(100% - ${gap} / 2), ${vars.color.borderStrong} ${vars.border.thin}, transparent ${vars.border.thick})`,
    },
  },
  '@media': {
    [media.print]: { height: 'auto !important', display: 'block' },
  },
});
export const placeholder = style({
  position: 'absolute',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thick} dashed ${vars.color.accent.solid}`,
  background: vars.color.accent.surface,
});
