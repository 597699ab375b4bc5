import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const page = style({
  display: 'grid',
  gap: vars.space['2xl'],
  paddingBlock: vars.space['3xl'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${vars.size.prose}) ${vars.size.sidebar}`,
      gridTemplateAreas: '"head ." "body contents"',
      columnGap: vars.space['4xl'],
      justifyContent: 'center',
    },
  },
});

export const contents = style({
  alignSelf: 'start',
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceTint,
  '@media': { [media.desktop]: { gridArea: 'contents', position: 'sticky', top: vars.space['4xl'] } },
});
export const contentsTitle = style({
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
});
export const contentsList = style({
  margin: vars.space.none,
  marginTop: vars.space.sm,
  padding: vars.space.none,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space.xs,
});
export const contentsLink = style({
  display: 'block',
  paddingBlock: vars.space.xs,
  color: vars.color.text,
  fontSize: vars.font.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline' } },
});

export const body = style({
  display: 'grid',
  gap: vars.space['2xl'],
  '@media': { [media.desktop]: { gridArea: 'body' } },
});
export const section = style({ display: 'grid', gap: vars.space.md, minWidth: 0, scrollMarginTop: vars.space['4xl'] });

export const list = style({
  margin: vars.space.none,
  paddingInlineStart: vars.space.xl,
  display: 'grid',
  gap: vars.space.sm,
  listStyle: 'disc',
  fontSize: vars.font.lg,
  lineHeight: vars.leading.relaxed,
});

export const tableFrame = style({
  overflowX: 'auto',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const table = style({
  width: '100%',
  minWidth: vars.size.form,
  borderCollapse: 'collapse',
  fontSize: vars.font.md,
  lineHeight: vars.leading.normal,
});
globalStyle(`${table} :is(th, td)`, { padding: vars.space.md, textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${table} thead th`, {
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
});
globalStyle(`${table} tbody tr`, { borderTop: `${vars.border.thin} solid ${vars.color.border}` });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
