import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const markdown = style({ minWidth: 0, overflowWrap: 'anywhere' });
const within = (element: string) => `${markdown} ${element}`;

globalStyle(`${markdown} > * > * + *`, { marginBlockStart: vars.space.md });
globalStyle(within('code'), {
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
});
globalStyle(within('pre'), {
  overflowX: 'auto',
  padding: vars.space.md,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
});
globalStyle(within('pre code'), { padding: 0, background: 'none' });
globalStyle(within('blockquote'), {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.border.thick} solid ${vars.color.accent.border}`,
  color: vars.color.textMuted,
});
globalStyle(within('hr'), { border: 'none', borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` });
globalStyle(within('table'), { fontSize: vars.font.sm });
globalStyle(within(':is(th, td)'), {
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  textAlign: 'start',
});
globalStyle(within('input'), { marginInlineEnd: vars.space.sm });
// The box is the mark of its line.
globalStyle(within('li:has(> input)'), { listStyle: 'none' });
export const scroller = style({ overflowX: 'auto' });

export const asWritten = style({ whiteSpace: 'pre-wrap', maxBlockSize: '60dvh', overflowY: 'auto' });
