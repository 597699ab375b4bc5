import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const order = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.xl,
      marginBlockStart: vars.space.xl,
      breakInside: 'avoid',
    },
  },
});

export const signatures = style({ display: 'flex', flex: 1, gap: vars.space.lg });

export const signature = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: '8rem',
  padding: vars.space.sm,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  fontSize: vars.font.sm,
});

export const signed = style({ width: '100%', height: 'auto' });

export const code = style({ width: '10rem', fontSize: vars.font.xs, textAlign: 'center' });
