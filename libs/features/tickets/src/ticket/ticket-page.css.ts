import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 22rem)` },
    [media.print]: { display: 'block' },
  },
});

/** Beside the conversation the facts stay in sight. */
export const aside = style({
  display: 'grid',
  gap: vars.space.lg,
  minWidth: 0,
  '@media': { [media.print]: { marginBlockStart: vars.space.lg } },
});

export const number = style({
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** On a phone it takes the room beside the menu, however long it is. */
export const title = style({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flex: '1 1 0', minWidth: 0 } },
});

const atThumb = '[data-position="thumb"]';

/** What one does next: in the head of the page, and at the thumb on a phone. A menu alone stays in the head. */
export const actions = style({
  '@media': {
    [media.phone]: {
      selectors: {
        [`&${atThumb}`]: {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
          zIndex: vars.layer.sticky,
          padding: vars.space.sm,
          background: vars.color.surfaceRaised,
          borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

/** Room below the page for the actions that lie over it. */
export const roomForActions = style({
  '@media': {
    [media.phone]: { selectors: { [`&:has(${atThumb})`]: { paddingBlockEnd: vars.space['4xl'] } } },
  },
});

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

/** On a phone the next step takes all the room that is left. */
export const firstAction = style({ '@media': { [media.phone]: { flex: 1 } } });
