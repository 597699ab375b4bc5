import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const scroller = style({
  overflowX: 'auto',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.sm,
  '@media': { [media.phone]: { display: 'block', width: '100%' } },
});

/** On a phone the name of each month stands in its cell. */
export const head = style({ '@media': { [media.phone]: { display: 'none' } } });
export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.xs,
      padding: vars.space.md,
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
    },
  },
});

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const headCell = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: line,
  color: vars.color.textMuted,
  fontWeight: vars.weight.semibold,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

/** The account stays in sight while the months are scrolled. */
export const account = style({
  position: 'sticky',
  insetInlineStart: 0,
  minWidth: '12rem',
  maxWidth: '16rem',
  padding: `${vars.space.xs} ${vars.space.md}`,
  background: vars.color.surface,
  borderBlockEnd: line,
  borderInlineEnd: line,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { '&[data-kind=total]': { fontWeight: vars.weight.semibold } },
  '@media': {
    [media.phone]: {
      position: 'static',
      gridColumn: '1 / -1',
      maxWidth: 'none',
      padding: 0,
      border: 'none',
      fontWeight: vars.weight.semibold,
    },
  },
});

export const cell = style({
  minWidth: '8.5rem',
  padding: vars.space.hair,
  borderBlockEnd: line,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind=text], &[data-kind=total]': { padding: `${vars.space.xs} ${vars.space.md}` },
    '&[data-kind=total]': { fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.phone]: {
      minWidth: 0,
      padding: 0,
      border: 'none',
      textAlign: 'start',
      whiteSpace: 'normal',
      selectors: {
        '&[data-kind]': { padding: 0 },
        '&::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: vars.color.textMuted,
          fontSize: vars.font.xs,
          fontWeight: vars.weight.regular,
        },
        '&[data-column=year]': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const input = style({
  width: '100%',
  minHeight: vars.size.controlSm,
  paddingInline: vars.space.sm,
  background: 'transparent',
  color: vars.color.text,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.sm,
  textAlign: 'end',
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&:focus-visible': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
  '@media': {
    [media.phone]: { minHeight: vars.size.touch, borderColor: vars.color.borderStrong, fontSize: vars.font.lg },
  },
});
