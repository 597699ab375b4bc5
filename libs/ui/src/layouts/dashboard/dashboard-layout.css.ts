import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'flex',
  minHeight: '100dvh',
  background: vars.color.surfaceSunken,
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      paddingBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'block' },
  },
});

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  ...flexRow('md', { justify: 'space-between' }),
  minHeight: vars.size.header,
  paddingInline: vars.space.lg,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  '@media': { [media.tablet]: { paddingInline: vars.space.xl }, [media.print]: { display: 'none' } },
});

export const headerActions = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, flexShrink: 0 });
