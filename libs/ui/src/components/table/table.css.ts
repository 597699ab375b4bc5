import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const scroller = style({ overflowX: 'auto', borderRadius: vars.radius.md });
export const table = style({ width: '100%', fontSize: vars.font.sm });
export const caption = style({ textAlign: 'start', paddingBlockEnd: vars.space.sm, color: vars.color.textMuted });
export const cell = recipe({
  base: {
    padding: `${vars.space.sm} ${vars.space.md}`,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
    verticalAlign: 'baseline',
  },
  variants: {
    kind: {
      head: { fontWeight: vars.weight.semibold, color: vars.color.textMuted, whiteSpace: 'nowrap' },
      body: {},
    },
    // One column that takes what the others leave keeps tables below each other in line.
    width: { fitting: {}, rest: { width: '100%' } },
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
  },
});
