import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const thread = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minWidth: 0 });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });
export const comment = style({ display: 'flex', gap: vars.space.md, minWidth: 0 });
export const body = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.sm}` });
export const author = style({ fontWeight: vars.weight.semibold });
export const time = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    // What residents do not see looks other than what they do.
    '[data-visibility="internal"] > div > &': {
      padding: `${vars.space.sm} ${vars.space.md}`,
      borderRadius: vars.radius.lg,
      background: vars.color.warning.surface,
      border: `${vars.border.thin} solid ${vars.color.warning.border}`,
    },
  },
});
export const replies = style({
  ...flexColumn('md'),
  paddingBlockStart: vars.space.sm,
});
export const composer = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });
export const label = style({ fontSize: vars.font.sm, fontWeight: vars.weight.medium });
export const input = style({ minHeight: '5.5rem', paddingBlock: vars.space.sm, resize: 'vertical' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md });
/** Keeps its room where it is not shown, so that the button stays at the end. */
export const hint = style({
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  marginInlineEnd: 'auto',
  // A finger has no Ctrl key.
  '@media': { '(pointer: coarse)': { visibility: 'hidden' } },
});
