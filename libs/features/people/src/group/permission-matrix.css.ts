import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const grid = style({
  width: '100%',
  borderCollapse: 'collapse',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { display: 'block' } },
});
const block = { '@media': { [media.phone]: { display: 'block' } } } as const;
export const body = style(block);
export const head = style({ '@media': { [media.phone]: { display: 'none' } } });
export const column = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  textAlign: 'start',
  selectors: {
    '&:not(:first-child, :last-child)': { width: '6rem', paddingInline: vars.space.xs, textAlign: 'center' },
  },
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});
export const area = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  textAlign: 'start',
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  background: vars.color.surfaceSunken,
  borderBlock: `1px solid ${vars.color.border}`,
  ...block,
});
export const row = style({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, padding: vars.space.md },
  },
});
export const name = style({
  padding: `${vars.space.xs} ${vars.space.md}`,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  '@media': { [media.phone]: { flex: '1 0 100%', padding: 0 } },
});
export const note = style({ display: 'block', fontSize: vars.font.xs, color: vars.color.textMuted });
export const cell = style({
  padding: vars.space.xs,
  verticalAlign: 'middle',
  // On a phone all that can be done with a thing stands in one flow below its name.
  '@media': { [media.phone]: { display: 'contents' } },
});
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'contents' } },
});
export const level = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.controlSm,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&[data-level="own"]': { borderColor: vars.color.accent.border, color: vars.color.accent.text },
    '&[data-level="all"]': {
      borderColor: vars.color.accent.border,
      background: vars.color.accent.surface,
      color: vars.color.accent.text,
      fontWeight: vars.weight.medium,
    },
    '&[data-changed="yes"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent.text}` },
    '&:disabled': { cursor: 'default' },
  },
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
/** Of one width, so that a column is read downwards. */
export const levelInColumn = style([
  level,
  { '@media': { [media.tablet]: { justifyContent: 'center', width: '100%' } } },
]);
/** In a column its head says what is done; on a phone, where there is no head, the cell does. */
export const inColumn = style({ '@media': { [media.tablet]: { display: 'none' } } });
